declare module 's3rver' {
  /** An S3 server that keeps its objects in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      resetOnClose: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
