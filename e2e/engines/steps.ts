import { type Engine, until } from './engine.ts'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export const isAt = (engine: Engine, address: string) =>
  until(engine, (wanted) => location.pathname + location.search + location.hash === wanted, address)

export const isSeen = (engine: Engine, selector: string) =>
  until(engine, (wanted) => document.querySelector(wanted)?.checkVisibility() === true, selector)

export const isUnseen = (engine: Engine, selector: string) =>
  until(engine, (wanted) => !document.querySelector(wanted)?.checkVisibility(), selector)

export const isFocused = (engine: Engine, selector: string) =>
  until(engine, (wanted) => document.activeElement?.matches(wanted) === true, selector)

export const focus = (engine: Engine, selector: string) =>
  engine.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector)

export const hasText = (engine: Engine, selector: string, text: string) =>
  until(
    engine,
    (wanted, part) =>
      [...document.querySelectorAll(wanted)].some((element) =>
        element.textContent?.replaceAll('\u00a0', ' ').includes(part),
      ),
    selector,
    text,
  )

export const valueIn = (engine: Engine, selector: string) =>
  engine.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, selector)

/** Replaces a field's value by keyboard. */
export const fill = async (engine: Engine, selector: string, text: string) => {
  await engine.click(selector)
  await isFocused(engine, selector)
  await engine.control('a')
  await engine.type(text)
  await until(
    engine,
    (wanted, typed) => document.querySelector<HTMLInputElement>(wanted)?.value === typed,
    selector,
    text,
  )
}
