/** Ordering translations or transcriptions of a scope: into which language, in which tone, and what came of it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AiCost, AiOrdered, SpokenCost } from '../../../shared/contract/ai.ts'
import type { OutputOf } from '../../../shared/contract/index.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { AppError } from '../../../shared/errors.ts'
import type { Tone } from '../../../shared/translation/tones.ts'
import { createBusyAttempt } from '../stores/attempt.ts'
import type { Client } from '../../api/client.ts'
import type { Replaced } from '../commands/commandStore.ts'
import { translationCost, type Cost } from '../../texts/costWords.ts'

export type OrderKind = 'translate' | 'transcribe'

export interface OrderState {
  readonly kind: OrderKind
  /** Videos of the scope that one order takes; null before that is known. */
  readonly videos: number | null
  /** Videos that fit but are beyond what one order takes. */
  readonly left: number
  /** Tags: those wished for first. */
  readonly languages: readonly string[]
  readonly to: string
  readonly tone: Tone | ''
  /** From the tracks inside the videos, where the service takes them. */
  readonly isFromInside: boolean
  readonly unitsLeft: number | null
  /** Files of this machine are never sent to a service elsewhere, so that none of it can hear them. */
  readonly isUnheard: boolean
  /** Whom the sound is sent to; null: it is heard on this machine. */
  readonly sentTo: string | null
  /** Of translations into the chosen language, at most; null while nobody knows. */
  readonly cost: AiCost | null
  /** Of transcriptions in the chosen language; null while nobody knows. */
  readonly spoken: SpokenCost | null
  readonly isBusy: boolean
  readonly result: AiOrdered | OutputOf<'ai.transcribe'> | null
  readonly problem: AppError | null
  /** Reads what is said before the order. */
  readonly open: () => Promise<void>
  readonly choose: (change: Partial<Pick<OrderState, 'to' | 'tone' | 'isFromInside'>>) => void
  readonly order: () => Promise<void>
}

export type OrderStore = StoreApi<OrderState>

/** As the host takes it. */
const mostVideos = 500

export interface Order {
  readonly kind: OrderKind
  readonly scope: Scope
  /** In its own language a translation takes its place. */
  readonly replaces?: Replaced
}

export function createOrderStore(client: Client, { kind, scope, replaces }: Order): OrderStore {
  return createStore<OrderState>()((set, get) => {
    const attempt = createBusyAttempt(set)
    async function readCost(): Promise<void> {
      const { to, videos, left } = get()
      set({ cost: null, spoken: null })
      if (!videos || left > 0 || get().isUnheard) return
      if (kind === 'transcribe') {
        const spoken = await client.call('ai.transcriptionCost', { scope: asked, language: to })
        if (get().to === to) set({ spoken })
        return
      }
      const cost = await client.call('ai.cost', { scope: asked, to, ...replacing(to) })
      if (get().to === to) set({ cost, ...(cost.inside === 0 && { isFromInside: false }) })
    }
    /** Those of these languages that a video of the scope lacks; no order is so large that this cannot be told. */
    async function missedOf(tags: readonly string[]): Promise<readonly string[]> {
      const facts = await Promise.all(tags.map((language) => client.call('library.scope', { ...asked, language })))
      return tags.filter((_, at) => (facts[at]?.toFind.videos ?? 0) > 0)
    }
    const replacing = (to: string) => (replaces?.language === to ? { replaces: replaces.sidecarId } : {})
    // The language is chosen beside it, whatever is missing.
    const asked = { search: scope.search, ids: scope.ids && [...scope.ids], language: null }
    return {
      kind,
      videos: null,
      left: 0,
      languages: [],
      to: replaces?.language ?? scope.language ?? '',
      tone: '',
      isFromInside: false,
      unitsLeft: null,
      isUnheard: false,
      sentTo: null,
      cost: null,
      spoken: null,
      isBusy: false,
      result: null,
      problem: null,
      open: () =>
        attempt(async () => {
          const [{ verbs }, settings, { unitsLeft }] = await Promise.all([
            client.call('library.scope', scope),
            client.call('settings.read', {}),
            client.call('ai.state', {}),
          ])
          const { count } = verbs[kind]
          const isUnheard = kind === 'transcribe' && settings.values['service.address'] !== 'embedded'
          const wished = settings.values.languages.split(',').map((wish) => wish.split('>')[0]?.trim() ?? '')
          const known = settings.languages.map(({ tag }) => tag)
          const languages = [...new Set([...wished.filter((tag) => known.includes(tag)), ...known])]
          set({
            isUnheard,
            sentTo: isUnheard ? null : listenerElsewhere(settings.values),
            videos: Math.min(count, mostVideos),
            left: Math.max(0, count - mostVideos),
            languages,
            unitsLeft,
          })
          if (languages.includes(get().to)) return readCost()
          let before = get().to
          // Into the first wished language that something is missing in: an order of nothing is no offer.
          const offered = await missedOf(languages.filter((tag) => wished.includes(tag)))
          for (const to of [...offered, languages[0] ?? 'en']) {
            // What a person has chosen meanwhile stays.
            if (get().to !== before) return
            before = to
            set({ to })
            await readCost()
            const { cost, spoken } = get()
            if ((cost ?? spoken)?.videos !== 0) return
          }
        }),
      choose(change) {
        set({ ...change, result: null })
        if (change.to !== undefined) void attempt(readCost)
      },
      order: () =>
        attempt(async () => {
          const { to, tone, isFromInside } = get()
          set({
            // What was left before is not what is left now.
            unitsLeft: null,
            result:
              kind === 'translate'
                ? await client.call('ai.translate', {
                    ...{ scope: asked, to, tone: tone || null, isFromInside },
                    ...replacing(to),
                  })
                : await client.call('ai.transcribe', { scope: asked, language: to }),
          })
        }),
    }
  })
}

/** As its panel stands first, before anything is chosen. */
export async function firstOrderOf(client: Client, order: Order): Promise<OrderState> {
  const store = createOrderStore(client, order)
  await store.getState().open()
  return store.getState()
}

/** What its panel would say first: null where nobody knows. */
export async function firstCostOf(client: Client, order: Order): Promise<AiCost | null> {
  return (await firstOrderOf(client, order)).cost
}

export type OrderAsStands = Pick<OrderState, 'kind' | 'videos' | 'isUnheard' | 'cost' | 'spoken' | 'isFromInside'>

/** What is there already is not ordered. */
export function orderCount({ videos, cost, spoken, isFromInside }: OrderAsStands): number {
  return (isFromInside ? cost?.inside : (cost ?? spoken)?.videos) ?? videos ?? 0
}

/** null while nobody knows, and where it cannot be ordered. */
export function orderSpends(order: OrderAsStands): Cost | null {
  const { kind, isUnheard, cost, spoken, isFromInside } = order
  if (isUnheard) return null
  if (kind === 'transcribe') return spoken && { ai: orderCount(order) }
  if (cost === null) return null
  return isFromInside ? { ai: orderCount(order) } : translationCost(cost)
}

/** As `hearing` is chosen: a model of this machine goes first. The address alone, without what may be secret in it. */
function listenerElsewhere(values: SettingsState['values']): string | null {
  const { 'engines.whisperFolder': folder, 'engines.speechUrl': url } = values
  return folder !== '' || !URL.canParse(url) ? null : new URL(url).host
}
