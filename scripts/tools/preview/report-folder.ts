/** Folder that `preview:report` writes for `preview:comment`, which runs without the project's packages. */
export const reportFolder = 'preview-report'

/** The line by which a later run finds its comment. */
export const mark = '<!-- preview of this change -->'
