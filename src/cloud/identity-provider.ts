/** Names of the company whose service signs visitors in and stores the files for them (`resources.ts`). */
export const identityProvider: readonly string[] = ['Amazon Web Services', 'AWS', 'Amazon', 'Amazon Cognito']
