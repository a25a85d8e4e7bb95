/** A video that was renamed or moved, and what of ours went with it: a line for people, or one for programs. */
import { basename, dirname } from 'node:path'
import type { FollowedVideo } from '../../watch/look/checkRoot.ts'
import { shown } from '../terminal.ts'

export function renamedLine({ from, to, sidecars }: FollowedVideo, isJson: boolean): string {
  if (isJson) return JSON.stringify({ event: 'renamed', from, video: to, sidecars })
  const along = sidecars.length === 1 ? 'its subtitle' : `its ${sidecars.length} subtitles`
  const rest = sidecars.length === 0 ? '' : `; ${along} went with it`
  return `${shown(changeWords(from, to))}${rest}`
}

function changeWords(from: string, to: string): string {
  if (dirname(from) === dirname(to)) return `renamed ${basename(from)} to ${basename(to)}`
  const place = basename(from) === basename(to) ? dirname(to) : to
  return `moved ${from} to ${place}`
}
