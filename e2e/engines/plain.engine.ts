// A single file, hence a single browser: starting Firefox costs more than most of these tests.
import './shell.ts'
import './thai-breaks.ts'
import './pages.ts'
import './translator.ts'
// Comes last: after a download, WebKit's window shows a bar and cannot become narrower than that.
import './calculators.ts'
