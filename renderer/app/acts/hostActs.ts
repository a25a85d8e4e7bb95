/** What the host knows to be done last: by this page before it was loaded anew, by another one, or by what no screen waits for. */
import type { ActWords } from '../../../shared/contract/acts.ts'
import type { Client } from '../../api/client.ts'
import type { Texts } from '../../texts/Texts.ts'
import type { HostActs } from './actsStore.ts'
import { trashedWords } from './trashedWords.ts'
import { undoingAct } from './undoing.ts'

export function createHostActs(client: Client): HostActs {
  return {
    last: (except) => client.call('acts.last', { except: [...except] }),
    actOf(record) {
      const { undone, ...wayBack } = undoingAct(client, record)
      const text = (texts: Texts) => actText(texts, record.words)
      return { text, ...wayBack, ...(record.words.kind === 'written' && undone && { undone }) }
    },
  }
}

function actText(texts: Texts, words: ActWords): string {
  const { acts, library, review, rules } = texts
  switch (words.kind) {
    case 'written':
      return acts.written(words)
    case 'trashed':
      return trashedWords(texts, { removed: words.count, restored: words.restored, gone: 0 })
    case 'titled':
      return acts.titled(words)
    case 'renamed':
      return acts.renamed(words)
    case 'restored':
      return acts.restored(words)
    case 'ignored':
      return rules.ignore.done(words)
    case 'heeded':
      return rules.ignored.stopped(words)
    case 'taken':
      return library.skippedTurned.taken(words)
    case 'skipped':
      return library.skippedTurned.skipped(words)
    case 'wishes':
      return rules.changedFor({ place: rules.everything })
    case 'unlisted':
      return acts.folderRemoved(words)
    case 'rules':
      return rules.changedFor({ place: rules.title })
    case 'unfiltered':
      return library.filterForgotten(words)
    case 'decided':
      return review.news.decided({ count: words.count, decision: review.decisions.answered })
  }
}
