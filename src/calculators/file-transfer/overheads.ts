/** A protocol stack and the share of the link that its headers and gaps take. */
export interface OverheadPreset {
  readonly id: 'none' | 'ethernet-jumbo' | 'ethernet-ipv4' | 'ethernet-ipv4-timestamps' | 'ethernet-ipv6'
  /** Payload and line bytes of a full frame; with preamble and gap, 1538 bytes for 1500 of MTU. */
  readonly payloadBytes: number
  readonly lineBytes: number
  /** 1 − payload/line in percent, rounded to two decimals. */
  readonly overheadPct: number
}

/** In the order in which the form offers them. */
export const overheadPresets: readonly OverheadPreset[] = [
  { id: 'none', payloadBytes: 1, lineBytes: 1, overheadPct: 0 },
  { id: 'ethernet-jumbo', payloadBytes: 8960, lineBytes: 9038, overheadPct: 0.86 },
  { id: 'ethernet-ipv4', payloadBytes: 1460, lineBytes: 1538, overheadPct: 5.07 },
  { id: 'ethernet-ipv4-timestamps', payloadBytes: 1448, lineBytes: 1538, overheadPct: 5.85 },
  { id: 'ethernet-ipv6', payloadBytes: 1440, lineBytes: 1538, overheadPct: 6.37 },
]
