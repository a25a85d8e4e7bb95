/** The room that the verbs of the row under the pointer take beside its words. */
import { use } from 'react'
import { isInVain } from '../../../../../shared/counting.ts'
import type { LibraryRow } from '../../../../../shared/contract/library.ts'
import type { ScopeFacts } from '../../../../../shared/contract/scope.ts'
import { rulerFor } from '../../../../components/text/textRuler.ts'
import { shownText } from '../../../../components/text/untrusted.ts'
import type { Texts } from '../../../../texts/Texts.ts'
import { useTexts } from '../../../../texts/TextsContext.tsx'
import { useLibraryStore } from '../../useLibraryStore.ts'
import { codePx, leadPx, looks, NameRoom } from '../nameRoom.ts'
import { rowWords } from '../rowWords.ts'
import { verbRoom, type VerbRoom } from './verbRoom.ts'

const noVerbs: VerbRoom = { form: 'none', takenPx: 0 }
/** Of a small button: its padding and border, left and right. */
const aroundWordsPx = 18
/** Between name and second line of a season, which stand beside each other. */
const seasonGapPx = 8

export function useVerbRoom(row: LibraryRow, isNear: boolean): VerbRoom {
  const texts = useTexts()
  const room = use(NameRoom)
  const facts = useLibraryStore('near', ({ near }) => (isNear && near?.id === row.id ? near.facts : null))
  if (facts === null || room === null) return noVerbs
  const { code, name, second } = rowWords(texts, row)
  const isSecond = row.kind !== 'season' && second !== ''
  const verb = nearVerb(texts, facts)
  return verbRoom({
    roomPx: room - leadPx - (code === '' ? 0 : codePx),
    wordsPx: isSecond ? widthOf(second, looks.second) : nameWidth(row, name, second),
    isSecond,
    verbPx: verb === null ? null : widthOf(verb, looks.verb) + aroundWordsPx,
  })
}

/** What the button of a row says; null where there is nothing to do but what its menu holds. */
export function nearVerb({ library, commands }: Texts, facts: ScopeFacts): string | null {
  const { find, stopIgnoring } = facts.verbs
  if (find.why === null)
    return (isInVain(facts) ? library.askAgainCount : library.findCount)({ count: facts.toFind.subtitles })
  return find.why === 'all-ignored' && stopIgnoring.why === null ? commands.names.stopIgnoring : null
}

function nameWidth({ kind }: LibraryRow, name: string, second: string): number {
  if (kind !== 'season') return widthOf(name, looks.name)
  return widthOf(name, looks.season) + seasonGapPx + widthOf(second, looks.second)
}

function widthOf(text: string, { sizePx, weight }: (typeof looks)[keyof typeof looks]): number {
  return rulerFor(sizePx, weight).widthOf(shownText(text))
}
