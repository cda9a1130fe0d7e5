import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { parse } from 'yaml'
import { onePerKind } from '../scripts/shared/one-per-kind.ts'
import { hrefOf } from '../src/catalogue/urls.ts'
import { wholeLanguages } from '../src/i18n/languages.ts'
import { test } from './support/site.ts'

const { modules } = parse(readFileSync('deploy/kubernetes/components/probe/blackbox.yaml', 'utf8'), {
  merge: true,
})

for (const language of wholeLanguages)
  test(`the blackbox exporter finds the pages complete, ${language}`, async ({ request }) => {
    const { http } = modules[`site_${language}`]
    for (const { path } of onePerKind) {
      const answer = await request.get(hrefOf(path, language))
      expect(http.valid_status_codes).toContain(answer.status())
      const body = await answer.text()
      for (const regexp of http.fail_if_body_not_matches_regexp)
        expect(body, path).toMatch(new RegExp(regexp))
      for (const { header, regexp } of http.fail_if_header_not_matches)
        expect(answer.headers()[header.toLowerCase()], path).toMatch(new RegExp(regexp))
    }
  })
