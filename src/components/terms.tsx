/** Terms, each with a text that says more. */
export function Terms({
  items,
  className,
}: {
  items: readonly { readonly term: string; readonly text: string }[]
  className?: string | undefined
}) {
  return (
    <dl className={className}>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
