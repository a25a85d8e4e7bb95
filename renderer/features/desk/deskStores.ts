/** Everything the desk holds: the text, the picture and sound, the strip, and what was measured. */
import type { DeskFile } from '../../../shared/contract/videos/desk.ts'
import type { ScreenDependencies } from '../../app/address/screen.ts'
import { fileOn } from '../../app/address/addressOfTarget.ts'
import { screenNames } from '../../../shared/screenAddress.ts'
import { createOthersStore, type OthersStore, type OursOf } from '../../app/others/othersStore.ts'
import { pairOf } from '../../../shared/languagePair.ts'
import { pageId } from '../../api/pageId.ts'
import { createFilm } from '../../app/desk/createFilm.ts'
import { createCompareStore, type CompareStore } from '../../app/desk/compare/compareStore.ts'
import { followFilm } from '../../app/desk/followFilm.ts'
import { addressOfFile, fileKey, fileOfAddress } from '../../app/desk/deskFiles.ts'
import { createDeskStore, type DeskState, type DeskStore, type DeskWish } from './deskStore.ts'
import { createDraftKeeper, type DraftKeeper } from './keep/draftKeeper.ts'
import { inFilm, lengthOf, lineAt } from '../../app/desk/seenState.ts'
import { createFindStore, type FindStore } from './text/findStore.ts'
import { marksOf } from '../../app/desk/stage/marks.ts'
import { createFaultsStore, type FaultsStore, type TextBeside } from './fix/faultsStore.ts'
import { createMeasureStore, type MeasureStore } from './fix/measureStore.ts'
import { createNextStore, type NextStore } from './fix/nextStore.ts'
import { createOfferStore, type OfferStore } from './offer/offerStore.ts'
import type { PlayerStore } from '../../app/desk/stage/playerStore.ts'
import type { StripStore } from '../../app/desk/strip/stripStore.ts'

export interface DeskStores {
  readonly desk: DeskStore
  readonly find: FindStore
  readonly player: PlayerStore
  readonly strip: StripStore
  readonly measure: MeasureStore
  readonly compare: CompareStore
  readonly offer: OfferStore
  readonly next: NextStore
  readonly others: OthersStore
  readonly faults: FaultsStore
}

/** What is not kept yet is no component's matter. */
export interface DeskWithDrafts extends DeskStores {
  readonly drafts: DraftKeeper
}

export function createDeskStores({ client, inside, onNavigation, bindAddress }: ScreenDependencies): DeskWithDrafts {
  // One desk a page.
  const deskId = pageId
  const desk = createDeskStore(client, deskId)
  const { player, strip } = createFilm({ client, deskId, clipsAt: 'rest' })
  followFilm({ seen: desk, player })
  const measure = createMeasureStore(client, deskId)
  const compare = createCompareStore(client)
  const others = createOthersStore(client)
  const [offer, next, find] = [createOfferStore(client), createNextStore(client), createFindStore()]
  const faults = createFaultsStore(client)
  const drafts = createDraftKeeper({ client, desk, deskId })
  const stores = { desk, player, strip, measure, compare, offer, next, others, find, faults, drafts }
  onNavigation('desk', (target) => {
    const { from } = target
    void openDesk(stores, { file: fileOn(target), from }, ('atMs' in target ? target.atMs : null) ?? null)
  })
  bindAddress('desk', {
    read: (part) => {
      const file = fileOfAddress(part)
      const from = screenNames.find((name) => name === part['from']) ?? 'library'
      if (file) void openDesk(stores, { file, from }, null)
    },
    write: () => {
      const { wish } = desk.getState()
      return wish ? { ...addressOfFile(wish.file), from: wish.from } : {}
    },
    subscribe: (listener) => desk.subscribe(listener),
  })
  desk.subscribe(({ wish, text, details, subject }, before) => {
    const isOtherText = before.text !== null && text?.version !== before.text.version
    if (wish?.file !== before.wish?.file || isOtherText) measure.getState().forget()
    if (text !== null && text !== before.text) measure.getState().tell(text.measured)
    // Kept or taken back: its lines stand elsewhere in the film.
    if (isOtherText && text && subject === before.subject) void showMarks(stores)
    if (wish?.file !== before.wish?.file) {
      measure.getState().listenTo(null)
      compare.getState().forget()
      offer.getState().forget()
      others.getState().of(null)
    }
    if (text !== before.text && text !== null) others.getState().of(oursOn({ subject, text }))
    if (text !== before.text || (text !== null && details !== before.details)) readChoices(stores)
  })
  desk.subscribe(({ text }, before) => {
    if (text !== before.text) void faults.getState().read(besideOf(text))
  })
  compare.subscribe(({ choice }, before) => {
    // What was refused of the one before says nothing of this one.
    if (choice?.key !== before.choice?.key) offer.getState().forget()
  })
  client.on('checkup.changed', () => void faults.getState().readAgain())
  others.subscribe((now, before) => {
    if (now.others !== before.others) readChoices(stores)
  })
  measure.subscribe(({ isMeasuring }, before) => {
    // Measuring by the sound has listened to all of it.
    if (before.isMeasuring && !isMeasuring && strip.getState().whole?.state !== 'known')
      void strip.getState().readAgain()
  })
  inside.subscribe(({ value }, before) => {
    const hasEnded = value?.isRunning === false && value.revision !== before.value?.revision
    if (hasEnded && value.videoId === desk.getState().subject?.videoId) void desk.getState().refreshDetails()
  })
  return stores
}

/** null: it stands nowhere, so that no check-up looks at it. */
function besideOf(text: DeskState['text']): TextBeside | null {
  const { sidecarId = null, version = '' } = text ?? {}
  return sidecarId === null ? null : { sidecarId, version }
}

/** null where what stands on the desk was taken from no candidate, or stands nowhere. */
function oursOn({ subject, text }: Pick<DeskState, 'subject' | 'text'>): OursOf | null {
  const language = text?.isOurs ? text.language : null
  const { videoId, sidecarId } = subject ?? { videoId: null, sidecarId: null }
  if (videoId === null || sidecarId === null || language === null || pairOf(language) !== null) return null
  return { videoId, language }
}

function readChoices({ desk, compare, others }: DeskStores): void {
  const { subject, details, text } = desk.getState()
  void compare.getState().read({ subject, details, text, others: others.getState().others })
}

/** @param atMs where it is looked at; null: where most is said */
async function openDesk(stores: DeskWithDrafts, wish: DeskWish, atMs: number | null): Promise<void> {
  const { desk, player, find, next, drafts } = stores
  const { text } = desk.getState()
  find.getState().clear()
  next.getState().forget()
  await Promise.all([desk.getState().open(wish), player.getState().look(false)])
  // It stood here before: what became of it meanwhile is told.
  if (text !== null && desk.getState().text === text) await drafts.look()
  await showDesk(stores, wish.file, atMs)
}

/** Another subtitle on the same desk: written now, fetched now, or swapped with the one beside it. */
export async function reopenDesk(stores: DeskStores, file: DeskFile): Promise<void> {
  const { desk, player } = stores
  const { subject: before } = desk.getState()
  await desk.getState().reopen(file)
  const { subject, cues, choose } = desk.getState()
  if (!subject || subject.videoId !== before?.videoId) return showDesk(stores, file, null)
  // The film stays where it is: the same moment under other words.
  const { atMs } = player.getState()
  choose(lineAt(cues, atMs))
}

async function showMarks({ desk, player }: DeskStores): Promise<void> {
  const lengthMs = lengthOf(desk.getState())
  const marks = marksOf(desk.getState().cues, lengthMs)
  await player.getState().showMarks(marks.map(({ atMs }) => inFilm(lengthMs, atMs)))
}

/** Where they were typing before they came back. */
function typedLineOf({ cues, editing }: DeskState): { readonly index: number; readonly atMs: number } | null {
  const index = cues.findIndex(({ from, part }) => from === editing?.from && part === editing.part)
  const cue = cues[index]
  return cue ? { index, atMs: cue.startMs } : null
}

async function showDesk(stores: DeskStores, file: DeskFile, atMs: number | null): Promise<void> {
  const { desk, player, strip } = stores
  const { cues, subject } = desk.getState()
  if (!subject || fileKey(subject.file) !== fileKey(file)) return
  player.getState().open(subject.videoId)
  const lengthMs = lengthOf(desk.getState())
  const marks = marksOf(cues, lengthMs)
  const asked = atMs === null ? null : { index: lineAt(cues, atMs), atMs }
  const first = typedLineOf(desk.getState()) ?? asked ?? marks[1] ?? marks[0]
  if (first) {
    desk.getState().choose(first.index)
    player.getState().go(inFilm(lengthMs, first.atMs))
  }
  await strip.getState().open(subject.videoId, lengthMs)
  await showMarks(stores)
}
