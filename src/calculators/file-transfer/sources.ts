import { readOn, type SourcesOf, type StepId } from '../shared/working.ts'

/** Sources of the rules. */
export const sources = readOn('2026-11-23', {
  powerscale: {
    name: 'Dell PowerScale: Network Design Considerations',
    part: 'table 10, data payload to Ethernet frame',
  },
  'rfc-1323': { name: 'RFC 1323', part: 'abstract' },
  'td-er': { name: 'wiki.td-er.nl', unread: 'no-copy' },
  mathis: { name: 'Mathis, Semke, Mahdavi, Ott: The macroscopic behavior of TCP (1997)', part: 'abstract' },
  libarynth: { name: 'libarynth.org, tcp_flow', unread: 'no-copy' },
})

export const sourcesOf: SourcesOf<StepId<'calculators/file-transfer'>, typeof sources> = {
  'link-rate': ['powerscale'],
  'window-rate': ['rfc-1323', 'td-er'],
  'loss-rate': ['mathis', 'libarynth'],
}
