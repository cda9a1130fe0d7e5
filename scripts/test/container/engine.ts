export interface Engine {
  /** For child processes that call docker or docker-compose. */
  readonly env: Readonly<Record<string, string>>
  /** Provides a base image. @returns the name that it has in this engine */
  readonly baseImage: (image: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Says why no engine is available for the tests: a limitation of the machine, not a fault of the site. */
export class NoEngine extends Error {}
