/** Puts the review of the window together over its plan and its watch mode. Composition only. */
import type { Engine } from '../../engine/compose.ts'
import type { NotedActs } from '../../views/acts/notedActs.ts'
import type { LibrarySession } from '../../views/library/librarySession.ts'
import type { LearntTitles } from '../../views/library/titles/learntTitles.ts'
import { createIgnoreWishes } from '../../views/review/ignoreWishes.ts'
import { createReviewSession, type ReviewSession } from '../../views/review/reviewSession.ts'
import type { ServiceLink } from '../../views/serviceLink.ts'
import type { WatchSession } from '../../views/watch/watchSession.ts'
import type { WatchQuestions } from '../../views/watch/watchQuestions.ts'
import type { HostEvents } from '../hostEvents.ts'
import type { HostPlan } from './hostPlan.ts'
import { randomIds } from '../../../node/ids.ts'

export interface HostReviewNeeds {
  readonly events: HostEvents
  readonly library: LibrarySession
  readonly plan: HostPlan
  readonly questions: WatchQuestions
  readonly link: ServiceLink
  readonly learntTitles: LearntTitles
  readonly engine: Pick<Engine, 'rules'>
  readonly watch: WatchSession
  readonly noted: NotedActs
}

export function openReview(needs: HostReviewNeeds): ReviewSession {
  const { engine, events, library, plan, questions, link, learntTitles, watch } = needs
  return createReviewSession({
    board: plan.board,
    plan: plan.session,
    watch: questions,
    library,
    link,
    learntTitles,
    ignoreWishes: createIgnoreWishes({ rules: engine.rules, library, watch }),
    ids: randomIds,
    acts: needs.noted,
    topics: events,
  })
}
