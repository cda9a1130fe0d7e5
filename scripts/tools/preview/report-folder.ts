/** Folder that `preview:report` writes for `preview:comment`, which runs without the project's packages. */
export const reportFolder = 'preview-report'
