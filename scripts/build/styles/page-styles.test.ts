import { describe, expect, it } from 'vitest'
import { openStyleSheet } from './page-styles.ts'

const page =
  '<html><body><main class="page wide"><details class="menu"><summary>…</summary></details></main></body></html>'
const of = (css: string, html = page, language: 'en' | 'th' = 'en') => openStyleSheet(css)(html, language)

describe('the rules of a page', () => {
  it.each([
    ['a class', '.page{margin:0}'],
    ['an element', 'main{margin:0}'],
    ['what no script is needed for', '.menu:focus-within summary:after{rotate:225deg}'],
    ['what is closed', '.menu:not([open]) summary{margin:0}'],
    ['a class that must be missing', '.page:not(.narrow){margin:0}'],
    ['alternatives', ':is(.narrow,.wide) summary{margin:0}'],
    ['conditions', '@media (width>=9rem){@container (width>=9rem){.page{margin:0}}}'],
    ['everything', '*,:before,:after{box-sizing:border-box}'],
    ['conditions on what must be missing', 'main:has(.narrow:not(.wide)),main:not(:has(.narrow)){margin:0}'],
    ['a state that scripts give the root before the sheet arrives', '[data-app=none] .page{margin:0}'],
    ['strings', '.page:before{content:"}.narrow{"}'],
  ])('keep %s', (_what, css) => {
    expect(of(css)).toBe(css)
  })

  it.each([
    ['a class', '.narrow{margin:0}'],
    ['a class beside one that it has', '.page.narrow{margin:0}'],
    ['an element', 'table{margin:0}'],
    ['a class in a condition', 'main:has(.narrow){margin:0}'],
    ['a descendant', '.page table td{margin:0}'],
    ['conditions without rules', '@media (width>=9rem){.narrow{margin:0}}'],
    ['an attribute', '[data-rail=over] .page{margin:0}'],
    ['another language', ':lang(th) .page{margin:0}'],
    ['comments', '/*$vite$:1*/'],
  ])('leave out %s that the page does not have', (_what, css) => {
    expect(of(css)).toBe('')
  })

  it('leave out rules for print', () => {
    expect(of('@media print{.page{margin:0}}@page{margin:0}')).toBe('')
  })

  it('leave out rules for what is hovered or selected', () => {
    expect(of('.page:hover{margin:0}::selection{color:red}.page,.page:hover{margin:1px}')).toBe(
      '.page{margin:1px}',
    )
  })

  it('leave out rules for what a closed menu hides, and keep those for what an open one shows', () => {
    const css = '.panel{margin:0}.menu{margin:1px}'
    const folded = page.replace('</summary>', '</summary><div class="panel"></div>')
    expect(of(css, folded)).toBe('.menu{margin:1px}')
    expect(of(css, folded.replace('<details', '<details open=""'))).toBe(css)
  })

  it('leave out transitions, and rules for animations that the page does not have', () => {
    const turning =
      '@media (prefers-reduced-motion:reduce){*{animation:none!important}}@keyframes turn{to{rotate:1turn}}'
    expect(of(`.page{margin:0;transition:margin 1s}.narrow{animation:1s turn}${turning}`)).toBe(
      '.page{margin:0}',
    )
    const moving = `.page{animation:1s turn}${turning}`
    expect(of(`${moving}@keyframes jump{to{translate:1px}}`)).toBe(moving)
    const named = `.page{--turning:turn;animation:var(--turning,none) 1s}${turning}`
    expect(of(named)).toBe(named)
  })

  it('leave out rules for what a popover contains besides its menus', () => {
    const css = '.drawer{margin:0}.head{margin:1px}.menu{margin:3px}'
    const drawer = '<nav popover="auto" class="drawer"><p class="head"></p><details class="menu">'
    const html = page.replace('<details class="menu">', drawer).replace('</details>', '</details></nav>')
    expect(of(css, html)).toBe('.drawer{margin:0}.menu{margin:3px}')
  })

  it('leave out rules for what has been opened', () => {
    expect(of('main:popover-open{margin:0}.menu[open] summary{margin:0}')).toBe('')
  })

  it('keep only those selectors of a list that can match', () => {
    expect(of('.page,.narrow,table,main{margin:0}')).toBe('.page,main{margin:0}')
  })

  it('are in the order of the sheet', () => {
    expect(of('.wide{margin:0}.narrow{margin:1px}.page{margin:2px}')).toBe('.wide{margin:0}.page{margin:2px}')
  })
})

describe('variables', () => {
  it('are left out where neither a rule nor the page reads them', () => {
    const css = ':root{--a:1px;--b:2px;--c:3px;--d:4px}.page{margin:var(--a)}.narrow{margin:var(--b)}'
    const html = page.replace('<details', '<svg stroke="var(--c)"></svg><details')
    expect(of(css, html)).toBe(':root{--a:1px;--c:3px}.page{margin:var(--a)}')
  })

  it('of another language are left out', () => {
    const css = ':root{--a:1}:root:lang(th){--a:2}.page{line-height:var(--a)}'
    expect(of(css)).toBe(':root{--a:1}.page{line-height:var(--a)}')
    expect(of(css, page, 'th')).toBe(css)
  })
})
