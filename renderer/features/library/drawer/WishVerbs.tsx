/** What can be done about one wanted language of the drawer's video; what spends says how much. */
import { useStore } from 'zustand'
import type { VideoDetails, WishStatus } from '../../../../shared/contract/library.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { WriteAnyway } from '../../../app/others/WriteAnyway.tsx'
import { useCost } from '../../../app/asking/useCost.ts'
import { Button } from '../../../components/button/Button.tsx'
import { signOf } from '../../../components/sign/coverageSign.ts'
import { searchCost, verbWithCost } from '../../../texts/costWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { readAs } from '../../../app/readAs.ts'
import { useLibraryStore } from '../useLibraryStore.ts'
import { TranslateWish } from './TranslateWish.tsx'
import { useTranslationOffer } from './useTranslationOffer.ts'

export interface WishVerbsProps {
  readonly status: WishStatus
  readonly details: VideoDetails
}

export function WishVerbs({ status, details }: WishVerbsProps) {
  const texts = useTexts()
  const { drawer } = texts.library
  const { commands, navigate } = useApp()
  const makePlan = useLibraryStore('intake', (intake) => intake.makePlan)
  const isBusy = useLibraryStore('intake', (intake) => intake.isBusy)
  const ask = useStore(commands, (state) => state.ask)
  const isFirst = useLibraryStore('video', ({ details: shown }) => firstMissing(shown) === status.wish)
  const scope = { search: '', ids: [details.row.id], language: status.language }
  const isOpen = status.state !== 'ignored' && status.state !== 'covered' && status.state !== 'ask'
  const isNotFound = signOf(status) === 'not-found'
  const cost = searchCost(useCost(isOpen && !isNotFound ? scope : null))
  const translation = useTranslationOffer(isOpen ? details.row.id : null, status.language)
  if (status.state === 'ignored') return null
  if (status.state === 'covered')
    return (
      <>
        {status.isMachineMade && <FindHuman details={details} />}
        <OpenDesk status={status} details={details} />
        <CheckTiming status={status} details={details} />
      </>
    )
  if (status.state === 'ask') {
    const { questionId } = status
    if (questionId === undefined) return null
    return (
      <Button size="s" look={isFirst ? 'primary' : 'plain'} onPress={() => navigate({ screen: 'review', questionId })}>
        {drawer.review}
      </Button>
    )
  }
  return (
    <>
      {isNotFound ? (
        <>
          {status.refusal !== undefined && <WriteAnyway videoId={details.row.id} language={status.language} />}
          <AskAgain videoId={details.row.id} />
        </>
      ) : (
        <Button size="s" look={isFirst ? 'primary' : 'plain'} isBusy={isBusy} onPress={() => void makePlan(scope)}>
          {verbWithCost(texts, drawer.findOne, cost)}
        </Button>
      )}
      <TranslateWish {...translation} onPress={() => ask('translate', scope)} />
    </>
  )
}

/** What was answered says that there is nothing: only a new answer can help, for all languages of the video at once. */
function AskAgain({ videoId }: { readonly videoId: string }) {
  const texts = useTexts()
  const askAnew = useLibraryStore('intake', (intake) => intake.askAnew)
  const isBusy = useLibraryStore('intake', (intake) => intake.isBusy)
  const cost = searchCost(useCost({ search: '', ids: [videoId], language: null }, true))
  return (
    <Button size="s" isBusy={isBusy} onPress={() => void askAnew(videoId)}>
      {verbWithCost(texts, texts.library.drawer.askAgain, cost)}
    </Button>
  )
}

/** Nothing is asked before Enter is pressed there. */
function FindHuman({ details: { row } }: Pick<WishVerbsProps, 'details'>) {
  const { drawer } = useTexts().library
  const { navigate } = useApp()
  const text = row.title === null ? row.name : readAs({ ...row, year: row.season === null ? row.year : null })
  return (
    <span title={drawer.findHumanHint}>
      <Button size="s" onPress={() => navigate({ screen: 'search', text })}>
        {drawer.findHuman}
      </Button>
    </span>
  )
}

/** Seen and heard before it is believed. */
function OpenDesk({ status, details }: WishVerbsProps) {
  const { drawer } = useTexts().library
  const { navigate } = useApp()
  const sidecar = textOf(status, details)
  if (!sidecar) return null
  const target = { screen: 'desk', videoId: details.row.id, sidecarId: sidecar.id, from: 'library' } as const
  return (
    <Button size="s" icon="film" onPress={() => navigate(target)}>
      {drawer.desk}
    </Button>
  )
}

/** Whoever made it: measuring changes nothing. */
function CheckTiming({ status, details }: WishVerbsProps) {
  const { drawer } = useTexts().library
  const isRunning = useLibraryStore('timing', ({ value }) => value?.isRunning ?? false)
  const check = useLibraryStore('timingOrders', (orders) => orders.check)
  const sidecar = textOf(status, details)
  if (!sidecar) return null
  return (
    <Button size="s" isDisabled={isRunning} onPress={() => void check(details.row.id, sidecar.id)}>
      {drawer.checkTiming}
    </Button>
  )
}

/** What covers the wish, where it is a text: of pictures the desk reads none, and nothing is measured. */
function textOf(
  { name: wished }: WishStatus,
  { sidecars }: VideoDetails,
): VideoDetails['sidecars'][number] | undefined {
  return sidecars.find(({ name, isText }) => isText && name === wished)
}

/** The accent is where the hand is: on the first language that lacks something and may have it. */
function firstMissing(details: VideoDetails | null): string | undefined {
  return details?.row.wishes.find(({ state }) => state !== 'covered' && state !== 'ignored' && state !== 'none')?.wish
}
