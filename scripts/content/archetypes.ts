import { archetypes } from '../../src/provider/archetypes.ts'
import type { AddedPage, Archetype } from '../../src/provider/schema.ts'

const listed: Readonly<Record<string, Archetype>> = archetypes

/** What a service is to its buyer; a service that is declared in its file and does not say is a platform. */
export const archetypeOf = ({ id, archetype }: Pick<AddedPage, 'id' | 'archetype'>): Archetype =>
  listed[id] ?? archetype ?? 'platform'
