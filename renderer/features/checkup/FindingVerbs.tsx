/** What can be done about one finding: mend it, take a file of the user's over first, look at it, show where it lies. */
import type { FindingRow, MendVerb } from '../../../shared/contract/videos/checkup.ts'
import { findingPlace } from '../../app/findings/findingPlace.ts'
import { useApp } from '../../app/stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { RowActions } from '../../components/list/RowActions.tsx'
import { StateWord } from '../../components/sign/StateWord.tsx'
import { verbWithCost } from '../../texts/costWords.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { FindStated, RenameVerb } from './LanguageVerbs.tsx'
import { Mended } from './Mended.tsx'
import { useCheckupStore } from './useCheckupStore.ts'

export function FindingVerbs({ row }: { readonly row: FindingRow }) {
  const texts = useTexts()
  const { checkup, common } = texts
  const { navigate, host } = useApp()
  const showInFolder = useCheckupStore('view', (view) => view.showInFolder)
  const mend = useCheckupStore('view', (view) => view.mend)
  const askToAdopt = useCheckupStore('view', (view) => view.askToAdopt)
  const isAsked = useCheckupStore('view', (view) => view.adoptingId === row.id)
  const isBusy = useCheckupStore('view', (view) => view.busyId === row.id) || row.state === 'mending'
  if (row.state === 'mended')
    return <RowActions>{row.renamesTo === undefined ? <Mended /> : <FindStated row={row} />}</RowActions>
  const { videoId, sidecarId, mend: verb } = row
  const atMs = findingPlace(row.evidence)
  const from = 'checkup' as const
  return (
    <RowActions>
      {row.problem && (
        <StateWord icon="warning" tone="bad">
          {problemText(texts, row.problem)}
        </StateWord>
      )}
      {verb !== null && row.isOurs && (
        <span className={row.cost === null ? undefined : 'finding-spends'}>
          <Button size="s" isBusy={isBusy} onPress={() => void mend(row)}>
            {verbWithCost(texts, checkup.verbs[verb], row.cost)}
          </Button>
        </span>
      )}
      {verb !== null && !row.isOurs && !isAsked && (
        <Button
          size="s"
          look="ghost"
          label={checkup.adopt[adoptable(verb)]}
          isBusy={isBusy}
          onPress={() => askToAdopt(row.id)}
        >
          {common.asksFirst({ verb: checkup.verbs[adoptable(verb)] })}
        </Button>
      )}
      {row.renamesTo !== undefined && <RenameVerb row={row} />}
      {row.orphanRowId !== undefined && <TrashButton rowId={row.orphanRowId} />}
      {row.canTakeAnother === true && <AnotherButton row={row} />}
      {isAsked && verb !== null && (
        <>
          <Button size="s" label={checkup.adoptSure} onPress={() => void mend(row)}>
            {checkup.adoptNow}
          </Button>
          <Button size="s" look="ghost" icon="close" label={texts.common.cancel} onPress={() => askToAdopt(null)} />
        </>
      )}
      {videoId !== null && !isAsked && (
        <LookButton
          isAlone={verb === null && row.renamesTo === undefined}
          onPress={() => navigate({ screen: 'desk', videoId, sidecarId, from, atMs })}
        />
      )}
      {videoId === null && host.canShowInFolder && (
        <Button size="s" look="ghost" icon="folder" onPress={() => void showInFolder(row.id)}>
          {texts.activity.showInFolder}
        </Button>
      )}
    </RowActions>
  )
}

/** No video stands beside it, and it is ours. */
function TrashButton({ rowId }: { readonly rowId: number }) {
  const { library } = useTexts()
  const trash = useCheckupStore('view', (view) => view.trash)
  return (
    <Button size="s" look="ghost" icon="trash" onPress={() => void trash([rowId])}>
      {library.orphans.trashOne}
    </Button>
  )
}

/** Nothing mends it by itself: another text may be better. */
function AnotherButton({ row }: { readonly row: FindingRow }) {
  const texts = useTexts()
  const takeAnother = useCheckupStore('view', (view) => view.takeAnother)
  const isBusy = useCheckupStore('view', (view) => view.busyId === row.id) || row.state === 'mending'
  return (
    <span className="finding-spends">
      <Button size="s" look="ghost" isBusy={isBusy} onPress={() => void takeAnother(row)}>
        {verbWithCost(texts, texts.checkup.verbs.next, row.cost)}
      </Button>
    </span>
  )
}

interface LookButtonProps {
  /** Nothing mends it: there is room for the word. */
  readonly isAlone: boolean
  readonly onPress: () => void
}

function LookButton({ isAlone, onPress }: LookButtonProps) {
  const { checkup } = useTexts()
  const pressed = { size: 's', look: 'ghost', label: checkup.look, onPress } as const
  if (isAlone) return <Button {...pressed}>{checkup.look}</Button>
  return (
    <span className="finding-look">
      <Button {...pressed} icon="film" />
    </span>
  )
}

/** Of a file of the user's nothing is replaced. */
function adoptable(verb: MendVerb): Exclude<MendVerb, 'next'> {
  return verb === 'next' ? 'clean' : verb
}
