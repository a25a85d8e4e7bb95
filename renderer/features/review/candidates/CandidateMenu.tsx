/** What can be done with one candidate beside choosing it: never to be offered its release, or its author, again. */
import type { CandidateRow } from '../../../../shared/contract/plan.ts'
import { MenuFrame, type MenuPoint } from '../../../components/menu/MenuFrame.tsx'
import { MenuItem } from '../../../components/menu/MenuItem.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import type { ListedKind } from '../reviewState.ts'
import { useReviewStore } from '../useReviewStore.ts'

export interface OpenedMenu {
  /** Counted from 0. */
  readonly place: number
  readonly at: MenuPoint
}

interface CandidateMenuProps extends OpenedMenu {
  readonly candidate: CandidateRow
  readonly onClose: () => void
}

export function CandidateMenu({ place, at, candidate, onClose }: CandidateMenuProps) {
  const { review } = useTexts()
  const ignoreListed = useReviewStore('review', (state) => state.ignoreListed)
  const { release, author } = candidate
  function ignore(what: ListedKind, name: string): void {
    onClose()
    void ignoreListed(what, name)
  }
  return (
    <MenuFrame label={review.menuOf({ place: place + 1 })} place={at} onClose={onClose}>
      <MenuItem
        icon="minus"
        title={review.ignoreRelease}
        why={null}
        note={<bdi>{shownText(release)}</bdi>}
        onRun={() => ignore('release', release)}
      />
      {author !== null && (
        <MenuItem
          icon="minus"
          title={review.ignoreAuthor}
          why={null}
          note={<bdi>{shownText(author)}</bdi>}
          onRun={() => ignore('author', author)}
        />
      )}
    </MenuFrame>
  )
}
