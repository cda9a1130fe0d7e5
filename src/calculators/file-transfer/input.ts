export const transferModes = ['time', 'required-rate', 'max-size'] as const

/** What is asked: the time, the link rate for a deadline, or the largest size for a deadline. */
export type TransferMode = (typeof transferModes)[number]

/** Inputs of the file transfer calculator. */
export interface TransferInput {
  mode?: TransferMode
  /** Size of one file; not in `max-size`. */
  fileSizeValue?: number
  fileSizeUnit?: string
  fileCount?: number
  /** Not in `required-rate`. */
  linkRateValue?: number
  linkRateUnit?: string
  /** The part of the link that the transfer may use. */
  linkSharePct?: number
  /** The part of that share which headers and gaps take. */
  overheadPct?: number
  compressionRatio?: number
  parallelStreams?: number
  rttMs?: number
  tcpWindowKiB?: number
  /** Round trips before a file's data flows. */
  setupRoundTripsPerFile?: number
  /** In `required-rate` and `max-size`. */
  deadlineSeconds?: number
}
