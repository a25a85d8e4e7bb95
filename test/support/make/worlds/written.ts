/** How people and releases write a title and its numbers into the name of a file. */
import type { HostilePlace } from './hostileLibrary.ts'

export const two = (number: number) => String(number).padStart(2, '0')
export const onDisk = (name: string) =>
  name
    .replaceAll('/', '-')
    .replace(/: /g, ' - ')
    .replace(/[:?*"<>|]/g, '')
    .replace(/[ .]+$/, '')
export const withoutColon = (name: string) => onDisk(name.replaceAll(':', ''))
export const dotted = (name: string) =>
  name
    .replaceAll('/', '.')
    .replace(/[:?!"'’(),]/g, '')
    .replace(/[\s.]+/g, '.')
    .replace(/\.$/, '')
export const withAnd = (name: string) => dotted(name.replaceAll('&', 'and'))
export const dashed = (name: string) => withAnd(name).replaceAll('.', '-').toLowerCase()
export const underscored = (name: string) => onDisk(name).replaceAll(' ', '_')
export const sorted = (name: string) => name.replace(/^(The|An?) (.+)$/, '$2, $1')

export const code = ({ season, episode }: HostilePlace) => `S${two(season)}E${two(episode)}`
