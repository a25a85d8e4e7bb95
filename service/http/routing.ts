/** Finds the route of a path. What a route is stands here; which routes there are stands in routes/routeTable.ts. */
import type { CredentialForm, KeyCaller, LinkCaller, TokenCaller } from './caller.ts'
import type { ErrorShape } from './errorReplies.ts'
import type { RoutedRequest, ServiceReply, ServiceRequest } from './exchange.ts'
import type { Counter } from '../usage/plans.ts'

type Answer = ServiceReply | Promise<ServiceReply>

/** Who may call a route, and what its handler is then told of the caller. */
interface CallerOf {
  readonly open: undefined
  readonly key: KeyCaller
  readonly paidKey: KeyCaller
  readonly keyOrAddress: LinkCaller
  readonly token: TokenCaller
}

export type HandlerFor<Kind extends keyof CallerOf> = (request: RoutedRequest, caller: CallerOf[Kind]) => Answer

export type Access = {
  readonly [Kind in keyof CallerOf]: { readonly access: Kind; readonly handle: HandlerFor<Kind> }
}[keyof CallerOf]

/** What all paths of one part of the API share. */
export interface Surface {
  readonly errors: ErrorShape
  /** Where a key or token may stand, first form first. */
  readonly credentials: readonly CredentialForm[]
  /** The counter that rate headers tell of; surfaces without one send no such headers. */
  readonly rateCounter?: Counter
  /** Not even its GET answers are for pages of other origins. */
  readonly isClosedToPages?: boolean
}

export type Route = Access & {
  readonly method: 'GET' | 'POST'
  /** Segments in braces match any one segment and give it its name: '/subtitle/{nId}/{fileNId}'. */
  readonly path: string
  readonly surface: Surface
  /** It spends units or gives something out: a HEAD, which brings nothing back, is refused unless its handler looks at the method. */
  readonly isCharged?: boolean
  /** Its handler answers a HEAD, and charges nothing for it. */
  readonly hasFreeHead?: boolean
}

export type Params = Readonly<Record<string, string>>

export type Found =
  | { readonly kind: 'route'; readonly route: Route; readonly params: Params }
  | { readonly kind: 'otherMethod'; readonly surface: Surface; readonly allowed: readonly string[] }
  | { readonly kind: 'nothing' }

export type FindRoute = (asked: Pick<ServiceRequest, 'method' | 'path'>) => Found

/** The patterns are taken apart here, once: every request is held against all of them. */
export function createFindRoute(routes: readonly Route[]): FindRoute {
  const known = routes.map((route) => ({ route, segments: segmentsOf(route.path) }))
  return ({ method, path }) => {
    const given = path.split('/')
    const fitting = known.flatMap(({ route, segments }) => {
      const params = paramsOf(segments, given)
      return params ? [{ kind: 'route' as const, route, params }] : []
    })
    const found = fitting.find(({ route }) => methodsOf(route).includes(method))
    if (found) return found
    const [first] = fitting
    if (!first) return { kind: 'nothing' }
    return {
      kind: 'otherMethod',
      surface: first.route.surface,
      allowed: fitting.flatMap(({ route }) => methodsOf(route)),
    }
  }
}

function methodsOf({ method, isCharged = false, hasFreeHead = false }: Route): readonly string[] {
  return method === 'GET' && (!isCharged || hasFreeHead) ? ['GET', 'HEAD'] : [method]
}

interface Segment {
  readonly text: string
  /** In braces: what stands in its place has this name. */
  readonly name: string | undefined
}

function segmentsOf(pattern: string): readonly Segment[] {
  return pattern.split('/').map((text) => ({ text, name: /^\{(\w+)\}$/.exec(text)?.[1] }))
}

function paramsOf(segments: readonly Segment[], given: readonly string[]): Params | null {
  if (segments.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, { text: expected, name }] of segments.entries()) {
    const raw = given[index] ?? ''
    if (name === undefined && raw === expected) continue
    const text = decoded(raw)
    if (text === null || (name === undefined ? text !== expected : text === '')) return null
    if (name !== undefined) params[name] = text
  }
  return params
}

/** The text of a percent-encoded segment, or null where the encoding is broken. */
function decoded(segment: string): string | null {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
