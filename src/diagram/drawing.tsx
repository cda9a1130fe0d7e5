import css from './diagram.module.css'
import { linesOf } from './lines.ts'
import { measures } from './measures.ts'
import { Stripe } from './stripe.tsx'
import type { FontMetrics, Geometry, NodeBox, TextBlock } from './types.ts'

interface TextProps {
  block: TextBlock
  font: FontMetrics
  className?: string | undefined
}

function Text({ block: { x, y, lines, anchor }, font, className }: TextProps) {
  return (
    <text className={className} fontSize={font.size} textAnchor={anchor}>
      {lines.map((line, index) => {
        const baseline = y + index * font.leading
        return (
          <tspan key={baseline} x={x} y={baseline}>
            {line}
          </tspan>
        )
      })}
    </text>
  )
}

/** Position of badges at a box's right: beside its last line, which leaves them room, or in the middle if boxes are wider than their texts. */
type BadgePlace = 'last line' | 'middle'

interface BadgeProps {
  node: NodeBox
  path: string
  place: BadgePlace
  fonts: Geometry['fonts']
}

/** The middle of a box's last line, or a little lower, clear of the line above. */
const lastLine = ({ label, note }: NodeBox, fonts: Geometry['fonts']) => {
  const { y, lines } = note ?? label
  const { size, leading } = note ? fonts.text : fonts.label
  const clearance = note || lines.length > 1 ? 3 : 0
  return y + (lines.length - 1) * leading - Math.round(0.35 * size) + clearance
}

function Badge({ node, path, place, fonts }: BadgeProps) {
  const { x, y, width, height } = node
  const { badge, badgeGap } = measures
  const middle = place === 'middle' ? y + height / 2 : lastLine(node, fonts)
  return (
    <g className={css.badge} transform={`translate(${x + width - badge - badgeGap} ${middle - badge / 2})`}>
      <rect width={badge} height={badge} rx="4" />
      <path transform="translate(2.6 2.6)scale(.4)" d={path} />
    </g>
  )
}

/** A text of a box, positioned from the box's corner: the same in many boxes, so that it compresses better. */
const within = ({ x, y }: NodeBox, text: TextBlock): TextBlock => ({ ...text, x: text.x - x, y: text.y - y })

function Node({ node, fonts }: { node: NodeBox; fonts: Geometry['fonts'] }) {
  const { x, y, width, height, kind, label, note } = node
  return (
    <g className={css.node} data-kind={kind} transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="4" />
      {kind && kind !== 'external' && <Stripe y={6} height={height - 12} />}
      <Text block={within(node, label)} font={fonts.label} className={css.label} />
      {note && <Text block={within(node, note)} font={fonts.text} />}
    </g>
  )
}

/** Draws all connections in few elements: lines, heads and labels. */
function Edges({ edges, fonts }: Pick<Geometry, 'edges' | 'fonts'>) {
  const { solid, dashed } = linesOf(edges)
  return (
    <g className={css.edges}>
      {solid && <path className={css.line} d={solid} />}
      {dashed && <path className={css.dashed} d={dashed} />}
      <path d={edges.map(({ head }) => head).join('')} />
      {edges.map(
        ({ d, label }) =>
          label && <Text key={`${d} ${label.x} ${label.y}`} block={label} font={fonts.text} />,
      )}
    </g>
  )
}

/** Draws a laid-out diagram as one named image; screen readers get the connections from the list beside it. */
export function Drawing({
  title,
  geometry,
  icons,
  badges,
  className,
}: {
  title: string
  geometry: Geometry
  /** In the order of the nodes. */
  icons: readonly (string | undefined)[]
  badges: BadgePlace
  className?: string | undefined
}) {
  const { x, y, width, height, fonts, groups, nodes, edges } = geometry
  return (
    <svg
      role="img"
      aria-label={title}
      className={className}
      width={width}
      height={height}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      {groups.map((group) => (
        <g key={`${group.x} ${group.y}`} className={css.group}>
          <rect x={group.x} y={group.y} width={group.width} height={group.height} rx="4" />
          <Text block={group.label} font={fonts.text} />
        </g>
      ))}
      {/* Without icons the drawing is not near yet; hydration changes no attribute of what the server sent. */}
      {icons.length > 0 && <g className={css.near} />}
      {edges.length > 0 && <Edges edges={edges} fonts={fonts} />}
      {nodes.map((node) => (
        <Node key={`${node.x} ${node.y}`} node={node} fonts={fonts} />
      ))}
      {nodes.map(
        (node, index) =>
          icons[index] && (
            <Badge key={`${node.x} ${node.y}`} node={node} path={icons[index]} place={badges} fonts={fonts} />
          ),
      )}
    </svg>
  )
}
