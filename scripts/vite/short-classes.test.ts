import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { expect, it } from 'vitest'
import { shortClasses } from './short-classes.ts'

const { load, resolveId } = shortClasses() as Plugin & {
  load: (id: string) => string | undefined
  resolveId: (id: string, importer?: string) => string | undefined
}

const files = globSync('src/**/*.module.css').sort()
const modules = files.map((file) => {
  const script = resolveId(`./${file}`, resolve('importer.ts')) as string
  const [, sheet = '', names = ''] = /import "(.+)"\nexport default (.+)/.exec(load(script) ?? '') ?? []
  return {
    file,
    names: JSON.parse(names) as Record<string, string>,
    css: load(resolveId(sheet) as string) as string,
  }
})

const classesOf = (css: string) =>
  new Set(
    [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(
      ([, name = '']) => name,
    ),
  )

it('no two classes share a name', () => {
  const all = modules.flatMap(({ names }) => Object.values(names))
  expect(all.length).toBeGreaterThan(100)
  expect(new Set(all).size).toBe(all.length)
})

it('names are short', () => {
  for (const { names } of modules)
    for (const name of Object.values(names)) expect(name).toMatch(/^[a-z]{1,2}\d{1,2}$/i)
})

it.each(modules)(
  '$file has every class of its source under its new name, and nothing else',
  ({ file, names, css }) => {
    expect(new Set(Object.keys(names))).toEqual(classesOf(readFileSync(file, 'utf8')))
    expect(new Set(Object.values(names))).toEqual(classesOf(css))
  },
)

it('other files are left alone', () => {
  expect(resolveId('./global.css', resolve('importer.ts'))).toBeUndefined()
  expect(load(resolve('src/styles/global.css'))).toBeUndefined()
})
