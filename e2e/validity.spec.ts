import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { languageCodes, languages } from '../src/i18n/languages.ts'

interface Message {
  url: string
  message: string
  extract?: string
}

const checker = join(dirname(createRequire(import.meta.url).resolve('vnu-jar')), 'build/dist/vnu.jar')

/** Errors in style sheets are left out: the checker does not know container queries and other features of recent years. */
const isOfStyles = ({ message }: Message) => message.startsWith('CSS:')
/** React writes void elements as XHTML does, which HTML allows. */
const isOfSlashes = ({ message }: Message) => message.startsWith('Trailing slash on void elements')

/** It guesses a page's language by its words; the names of a language that has few texts so far mislead it. */
const isOfFewTexts = ({ url, message }: Message) =>
  message.startsWith('This document appears to be written in') &&
  languageCodes.some((code) => languages[code].partial && new RegExp(`/${code}(?:/.*)?\\.html$`).test(url))

const check = async (folder: string): Promise<Message[]> => {
  const args = [
    '-Xss8m',
    // Saves more than half of the CPU time: the checker ends before the optimizing compiler would pay off.
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-jar',
    checker,
    '--skip-non-html',
    '--exit-zero-always',
    '--format',
    'json',
    folder,
  ]
  // It writes its findings to standard error.
  const { stderr } = await promisify(execFile)('java', args, { maxBuffer: 2 ** 26 })
  return JSON.parse(stderr).messages
}

test('every built page is valid HTML', async () => {
  test.setTimeout(600_000)
  const messages = await check('dist')
  const errors = messages
    .filter((message) => !isOfStyles(message) && !isOfSlashes(message) && !isOfFewTexts(message))
    .map(({ url, message, extract }) => `${url.split('/dist/')[1]}: ${message} ${extract}`)
  expect(errors).toEqual([])
  expect(messages.filter(isOfSlashes).length).toBeGreaterThan(100)
})
