/** What an address says of the place that something leads to, before its screen is there. Pure. */
import type { AddressPart, ScreenAddress } from '../../../shared/screenAddress.ts'
import { addressOfFile } from '../desk/deskFiles.ts'
import type { NavigationTarget, TargetOn } from './navigationTarget.ts'

/** @param part what the screen shows now: it stays where nothing else is said */
export function addressOfTarget(target: NavigationTarget, part: AddressPart = {}): ScreenAddress {
  const { screen } = target
  switch (screen) {
    case 'settings':
      return { screen, section: target.section, part }
    case 'search':
      return { screen, text: target.text, part: {} }
    case 'activity':
      return { screen, part: target.runId === null ? {} : { run: target.runId } }
    case 'usage':
      return { screen, part: { show: 'search', run: target.batchId } }
    case 'desk':
      return { screen, part: { ...addressOfFile(fileOn(target)), from: target.from } }
    case 'library':
      return { screen, part: withoutList(part) }
    default:
      return { screen, part }
  }
}

export function fileOn(target: TargetOn<'desk'>) {
  if ('file' in target) return target.file
  const { videoId, sidecarId } = target
  return { kind: 'beside', videoId, sidecarId } as const
}

/** Whatever leads to the library leads to its videos. */
function withoutList(part: AddressPart): AddressPart {
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'list'))
}
