/** One wanted language of the drawer's video: its sign, what is known of it, and what can be done, with what it costs. */
import { useStore } from 'zustand'
import type { VideoDetails, WishStatus } from '../../../../shared/contract/library.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { ToldLine } from '../../../app/timing/ToldLine.tsx'
import { useCost } from '../../../app/asking/useCost.ts'
import { Button } from '../../../components/button/Button.tsx'
import { CoverageSign } from '../../../components/sign/CoverageSign.tsx'
import { signOf } from '../../../components/sign/coverageSign.ts'
import { SidecarName } from '../../../components/text/SidecarName.tsx'
import { translationLimit, verbWithCost } from '../../../texts/costWords.ts'
import { dayWords, signTip, signWords, stateWords } from '../../../texts/signWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { readAs } from '../../../app/readAs.ts'
import { useLibraryStore } from '../useLibraryStore.ts'
import { isAway } from './isAway.ts'
import { TimingWork } from './TimingWork.tsx'

export interface WishLineProps {
  readonly status: WishStatus
  readonly details: VideoDetails
}

export function WishLine({ status, details }: WishLineProps) {
  const texts = useTexts()
  const { name } = status
  const isGone = useLibraryStore('library', ({ value }) => isAway(details.row.folder, value?.folders ?? []))
  const known = [stateWords(texts, status), dayWords(texts, status)].filter(Boolean)
  const sidecar = details.sidecars.find((each) => each.name === name)
  return (
    <div className="wished">
      <CoverageSign sign={signOf(status)} words={signWords(texts, status)} tip={signTip(texts, status)} />
      <div className="wished-body">
        <div className="wished-words">
          <bdi className="wished-language">{texts.wording.languageName(status.language)}</bdi>
          <span className="wished-known small quiet">
            <span>{known.join(' · ')}</span>
            {name && <span aria-hidden="true">·</span>}
            {name && <SidecarName name={name} />}
          </span>
          {sidecar?.told && <ToldLine told={sidecar.told} isBare />}
        </div>
        <div className="wished-actions">
          {isGone ? (
            <span className="small faint">{texts.commands.reasons.away}</span>
          ) : (
            <WishVerbs status={status} details={details} />
          )}
        </div>
      </div>
      {sidecar && <TimingWork sidecarId={sidecar.id} />}
    </div>
  )
}

function WishVerbs({ status, details }: WishLineProps) {
  const texts = useTexts()
  const { drawer } = texts.library
  const { commands, navigate } = useApp()
  const makePlan = useLibraryStore('intake', (intake) => intake.makePlan)
  const isBusy = useLibraryStore('intake', (intake) => intake.isBusy)
  const ask = useStore(commands, (state) => state.ask)
  const isFirst = useLibraryStore('video', ({ details: shown }) => firstMissing(shown) === status.wish)
  const scope = { search: '', ids: [details.row.id], language: status.language }
  const isOpen = status.state !== 'ignored' && status.state !== 'covered' && status.state !== 'ask'
  const found = useCost(isOpen ? scope : null)
  const cost = found && { searches: found.searches }
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
      <Button size="s" look={isFirst ? 'primary' : 'plain'} isBusy={isBusy} onPress={() => void makePlan(scope)}>
        {verbWithCost(texts, drawer.findOne, cost)}
      </Button>
      <Button size="s" onPress={() => ask('translate', scope)}>
        {verbWithCost(texts, drawer.translate, translationLimit(1))}
      </Button>
    </>
  )
}

/** Nothing is asked before Enter is pressed there. */
function FindHuman({ details: { row } }: Pick<WishLineProps, 'details'>) {
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
function OpenDesk({ status, details }: WishLineProps) {
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
function CheckTiming({ status, details }: WishLineProps) {
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

/** The accent is where the hand is: on the first language that lacks something. */
function firstMissing(details: VideoDetails | null): string | undefined {
  return details?.row.wishes.find(({ state }) => state !== 'covered' && state !== 'ignored')?.wish
}
