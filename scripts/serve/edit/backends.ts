import type { Backend } from '@sveltia/cms'

/**
 * How a team's editor reaches the repository. GitHub needs a sign-in service of the team's own (`base_url`) or a token that the editor types;
 * GitLab signs in by itself, with the id of an application.
 */
export interface Team {
  readonly backend: 'github' | 'gitlab'
  /** Owner and name. */
  readonly repository: string
  readonly branch: string
  /** Where GitHub's sign-in service is, or GitLab, if it is not gitlab.com. */
  readonly signIn?: string | undefined
  /** The id of GitLab's application. */
  readonly application?: string | undefined
}

/** What the working tree's editor has in place of a repository; `browser/working-tree.ts` gives it the tree. */
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

/** The hosts that the editor may reach beside its own; the CMS would also ask unpkg.com whether there is a newer one. */
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
