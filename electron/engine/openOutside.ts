/** Puts together what tells servers outside: one exchange, what they are to be told, and how they stand. Composition only. */
import type { Database } from '../database/database.ts'
import type { LogEvent } from '../log/logEntry.ts'
import { createOutsideStandings, type OutsideStandings } from '../batch/players/outsideStandings.ts'
import { createPlayerNews, type PlayerNews } from '../batch/players/playerNews.ts'
import { createPlayerTeller, type PlayerTeller } from '../batch/players/playerTeller.ts'
import { createHttpExchange } from '../serviceClient/httpExchange.ts'
import { createNoticeApi } from '../serviceClient/players/noticeApi.ts'
import { createPlayerApis, type PlayerApis } from '../serviceClient/players/playerApis.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { systemClock } from '../../node/clock.ts'
import { createDigestNotice, type DigestNotice } from '../watch/digestNotice.ts'

export interface OutsideNeeds {
  readonly settings: Pick<SettingsStore, 'read'>
  readonly secrets: Pick<Secrets, 'get'>
  readonly note: LogEvent
  readonly systemLanguages: readonly string[]
  /** Nobody is told anything; what is to be told waits for another start. */
  readonly isOffline: boolean
}

export interface Outside {
  readonly apis: PlayerApis
  readonly news: PlayerNews
  readonly standings: OutsideStandings
  readonly teller: PlayerTeller
  readonly digestNotice: DigestNotice
  close(): void
}

/** A server of one's own house answers soon, or is off. */
const deadlines = { connectMs: 5_000, headersMs: 15_000, idleMs: 10_000, totalMs: 30_000 } as const

export function openOutside(db: Database, needs: OutsideNeeds): Outside {
  const exchange = createHttpExchange(deadlines)
  const apis = createPlayerApis(exchange)
  const news = createPlayerNews(db, { nowMs: Date.now })
  const standings = createOutsideStandings(db)
  const shared = { ...needs, standings, clock: systemClock }
  const teller = createPlayerTeller({ ...shared, apis, news })
  const digestNotice = createDigestNotice({ ...shared, api: createNoticeApi(exchange) })
  return {
    ...{ apis, news, standings, teller, digestNotice },
    close() {
      teller.close()
      digestNotice.close()
      exchange.close()
    },
  }
}
