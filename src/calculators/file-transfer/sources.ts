import type { Source, SourcesOf } from '../shared/working.ts'
import type { TransferStepId } from './working.ts'

const read = '2026-11-23'

/** Sources of the rules. */
export const sources: readonly Source[] = [
  {
    id: 'powerscale',
    name: 'Dell PowerScale: Network Design Considerations',
    part: 'table 10, data payload to Ethernet frame',
    read,
  },
  { id: 'rfc-1323', name: 'RFC 1323', part: 'abstract', read },
  { id: 'td-er', name: 'wiki.td-er.nl', unread: 'no-copy', sought: read },
  {
    id: 'mathis',
    name: 'Mathis, Semke, Mahdavi, Ott: The macroscopic behavior of TCP (1997)',
    part: 'abstract',
    read,
  },
  { id: 'libarynth', name: 'libarynth.org, tcp_flow', unread: 'no-copy', sought: read },
]

export const sourcesOf: SourcesOf<TransferStepId> = {
  'link-rate': ['powerscale'],
  'window-rate': ['rfc-1323', 'td-er'],
  'loss-rate': ['mathis', 'libarynth'],
}
