import type { Backend } from '@sveltia/cms'

/**
 * How a team's editor accesses the repository. GitHub needs the team's own sign-in service (`base_url`) or a token that the editor enters;
 * GitLab needs only the id of an application.
 */
export interface Team {
  readonly backend: 'github' | 'gitlab'
  /** Owner and name. */
  readonly repository: string
  readonly branch: string
  /** URL of GitHub's sign-in service, or of GitLab, unless it is gitlab.com. */
  readonly signIn?: string | undefined
  /** The id of GitLab's application. */
  readonly application?: string | undefined
}

/** Backend of the local editor, in place of a repository; `browser/working-tree.ts` gives it access to the working tree. */
export const localBackend: Backend = { name: 'test-repo' }

export const teamBackend = ({ backend, repository, branch, signIn, application }: Team): Backend =>
  backend === 'github'
    ? {
        name: 'github',
        repo: repository,
        branch,
        ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
      }
    : {
        name: 'gitlab',
        repo: repository,
        branch,
        ...(signIn ? { base_url: signIn, api_root: new URL('/api/v4', signIn).href } : {}),
        ...(application ? { auth_type: 'pkce', app_id: application } : { auth_methods: ['token'] }),
      }

/** Other hosts that the editor may reach. Leaves out unpkg.com, which the CMS would ask for a newer version. */
const hostsOf = ({ backend, signIn }: Team): string[] => [
  ...(backend === 'github'
    ? ['https://api.github.com', 'https://*.githubusercontent.com']
    : [signIn ?? 'https://gitlab.com']),
]

/** The content security policy of the editor's page. */
export const editorPolicy = (team?: Team): string =>
  [
    "default-src 'self' blob: data:",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' blob: data:${team ? ` ${hostsOf(team).join(' ')}` : ''}`,
    `img-src 'self' blob: data:${team ? ' https:' : ''}`,
  ].join('; ')
