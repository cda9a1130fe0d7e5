// One file, and so one browser: starting Firefox costs more than most of these tests.
import './shell.ts'
import './thai-breaks.ts'
import './pages.ts'
// The calculators save files, after which WebKit's window shows a bar and gets no narrower than that.
import './calculators.ts'
