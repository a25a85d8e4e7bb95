/** Ties the keys to the review while it is open, wherever the focus is; fields and buttons keep their own keys. */
import { useEffect, useRef } from 'react'
import { useSeenStore } from '../../app/desk/useSeenStore.ts'
import { pressCompared } from '../../app/desk/compare/pressCompared.ts'
import type { FilmKey } from '../../app/desk/small/smallKeys.ts'
import { useFilmKey } from '../../app/desk/small/useFilmKey.ts'
import { useSmallDesk } from '../../app/desk/small/useSmallDesk.ts'
import { isTypingIn, pressesTarget } from '../../app/keys/isTypingIn.ts'
import { hasOpenDialog } from '../../components/page/hasOpenDialog.ts'
import { comparingCommandOf, reviewCommandOf, type ReviewCommand } from './reviewKeys.ts'
import type { PreviewState } from './preview/previewStore.ts'
import type { ReviewState } from './reviewState.ts'
import { useReviewStore } from './useReviewStore.ts'

type Actions = Pick<PreviewState, 'lookAtShown'> &
  Pick<
    ReviewState,
    'goBy' | 'showBy' | 'takeBest' | 'choose' | 'answer' | 'turnSeason' | 'askForTitle' | 'enter' | 'takeBack'
  > & {
    readonly toPlan: () => void
    /** What is looked at has to be in sight. */
    readonly turnInside: () => void
    readonly turnComparing: () => Promise<void>
    readonly film: (key: FilmKey) => void
  }

/** Any other key answers once while it is held: an answer leads to the next question, and would answer that too. */
const moves: ReadonlySet<ReviewCommand['kind']> = new Set([
  'previous',
  'following',
  'earlierCandidate',
  'laterCandidate',
  'line',
])

export function useReviewKeys({ toPlan, turnInside }: Pick<Actions, 'toPlan' | 'turnInside'>): void {
  const actions = useReviewStore('review', (state) => ({
    goBy: state.goBy,
    showBy: state.showBy,
    takeBest: state.takeBest,
    choose: state.choose,
    answer: state.answer,
    turnSeason: state.turnSeason,
    askForTitle: state.askForTitle,
    enter: state.enter,
    takeBack: state.takeBack,
  }))
  const lookAtShown = useReviewStore('previews', (previews) => previews.lookAtShown)
  const { turnComparing } = useSmallDesk()
  const isComparing = useSeenStore('compare', (compare) => compare.isComparing)
  const film = useFilmKey()
  const latest = useRef({ film })
  useEffect(() => {
    latest.current = { film }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isForTarget(event)) return
      const command = isComparing ? comparingCommandOf(event) : reviewCommandOf(event)
      if (!command) return
      event.preventDefault()
      if (event.repeat && !moves.has(command.kind)) return
      carryOut(command, { ...actions, lookAtShown, toPlan, turnInside, turnComparing, film: latest.current.film })
    }
    // Before the verbs of the window, which listen one floor further out.
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actions, lookAtShown, toPlan, turnInside, turnComparing, isComparing])
}

function isForTarget(event: KeyboardEvent): boolean {
  const { target } = event
  const isInOwn = target instanceof HTMLElement && target.closest('[data-own-keys]') !== null
  return hasOpenDialog() || isInOwn || isTypingIn(target) || pressesTarget(event)
}

function carryOut(command: ReviewCommand, actions: Actions): void {
  switch (command.kind) {
    case 'previous':
      return void actions.goBy(-1)
    case 'following':
      return void actions.goBy(1)
    case 'earlierCandidate':
      return void actions.showBy(-1)
    case 'laterCandidate':
      return void actions.showBy(1)
    case 'best':
      return void actions.takeBest(command.isOfAll ? 'all' : 'show')
    case 'choose':
      return void actions.choose(command.place)
    case 'skip':
    case 'ignore':
    case 'translate':
      return void actions.answer({ kind: command.kind })
    case 'season':
      return void actions.turnSeason()
    case 'look':
      actions.turnInside()
      return void actions.lookAtShown()
    case 'title':
      actions.askForTitle()
      return
    case 'next':
      return void actions.enter()
    case 'play':
    case 'line':
      actions.film(command)
      return
    case 'compare':
      return void actions.turnComparing()
    case 'press':
      pressCompared(command.name)
      return
    case 'takeBack':
      return void actions.takeBack()
    case 'back':
      actions.toPlan()
  }
}
