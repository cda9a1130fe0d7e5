import { expect, test } from 'vitest'
import { siteFacts } from './site-facts.ts'

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`
const facts = (pages: Record<string, string[]>, scriptHashes = [hash('d'), hash('e')], isPreview = false) =>
  siteFacts({
    styleHashes: new Map(Object.entries(pages)),
    scriptHashes,
    tooLargeScript: hash('s'),
    isPreview,
    redirects: [['/about', '/about/firm']],
    siteUrl: 'https://www.example.com',
  })

test('each page has its own hashes, once each, beside that of the empty style', () => {
  expect(facts({ '/index.html': [hash('b'), hash('a'), hash('b')], '/th/404.html': [hash('c')] })).toBe(
    `map_hash_bucket_size 256;
map_hash_max_size 2048;
map $uri $style_hashes {
  default "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  /id/index.html "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${hash('b')}' '${hash('a')}'";
  /gz/index.html "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${hash('b')}' '${hash('a')}'";
  /br/index.html "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${hash('b')}' '${hash('a')}'";
  /id/th/404.html "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${hash('c')}'";
  /gz/th/404.html "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${hash('c')}'";
  /br/th/404.html "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' '${hash('c')}'";
}
map $request_uri $is_page_address {
  / 1;
  default "";
}
map $uri $language_prefix {
  "~^/th(?:/|$)" /th;
  default "";
}
map "" $script_hashes {
  default "'${hash('d')}' '${hash('e')}'";
}
map "" $robots_of_build {
  default "";
}
map "" $too_large_script {
  default "'${hash('s')}'";
}
map $uri $redirected_to {
  /about /about/firm;
  /about/ /about/firm;
  default "";
}
map "" $site_url {
  default https://www.example.com;
}
`,
  )
})

test('a preview keeps search engines away', () => {
  expect(facts({}, undefined, true)).toContain('map "" $robots_of_build {\n  default "noindex, nofollow";\n}')
})

test('the table has room for every page', () => {
  const many = Object.fromEntries(Array.from({ length: 5500 }, (_, page) => [`/${page}.html`, [hash('a')]]))
  expect(facts(many)).toContain('map_hash_max_size 65536;')
})

test.each(["sha256-a'; script-src *", 'sha512-x', '', `${hash('a')} x`])('%j is not a hash', (bad) => {
  expect(() => facts({ '/index.html': [bad] })).toThrow('not a CSP hash')
  expect(() => facts({}, [bad])).toThrow('not a CSP hash')
})

test.each(['index.html', '/a b.html', '/a;b.html', '/{.html', '/a.js'])('%j is not a page’s file', (bad) => {
  expect(() => facts({ [bad]: [] })).toThrow('not a page')
})
