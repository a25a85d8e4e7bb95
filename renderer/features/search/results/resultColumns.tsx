/** The columns of the results: the release and how it fits, language, part, author and cost. */
import { useMemo } from 'react'
import type { Judgement, SubtitleRow } from '../../../../shared/contract/search.ts'
import { LanguageBadge } from '../../../app/frame/LanguageBadge.tsx'
import type { GridColumn } from '../../../components/list/DataGrid.tsx'
import { TwoLines } from '../../../components/list/TwoLines.tsx'
import { Badge } from '../../../components/sign/Badge.tsx'
import { CellName } from '../../../components/text/CellName.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { tierWords } from '../../../texts/tierWords.ts'
import { useSearchStore } from '../useSearchStore.ts'

/** @param hasParts some are of a season: of films alone no column stands empty, and what each costs keeps its room */
export function useResultColumns(hasParts: boolean): readonly GridColumn<SubtitleRow>[] {
  const texts = useTexts()
  return useMemo(() => {
    const { search } = texts
    const { columns } = search
    const part: GridColumn<SubtitleRow> = {
      key: 'part',
      head: columns.part,
      width: 'm',
      yields: 'late',
      cell: (row) => <span className="number clip-second">{partWords(texts, row)}</span>,
    }
    return [
      {
        key: 'release',
        head: columns.release,
        width: 'wide',
        holdsNames: true,
        cell: (row) => (
          <TwoLines below={<FitLine row={row} />}>
            <CellName name={row.release} />
          </TwoLines>
        ),
      },
      {
        key: 'language',
        head: columns.language,
        width: 'xs',
        cell: ({ language }) => <LanguageBadge tag={language} />,
      },
      ...(hasParts ? [part] : []),
      {
        key: 'author',
        head: columns.author,
        width: 's',
        yields: 'first',
        cell: ({ author }) => author !== null && <Untrusted text={author} className="quiet" />,
      },
      {
        key: 'cost',
        head: columns.cost,
        width: 'm',
        align: 'end',
        yields: hasParts ? 'early' : 'late',
        cell: (row) => <span className="quiet small clip">{costWords(texts, row)}</span>,
      },
    ]
  }, [texts, hasParts])
}

function FitLine({ row }: { readonly row: SubtitleRow }) {
  const texts = useTexts()
  const judgement = useSearchStore('results', ({ judgements }) => judgements.get(row.id))
  const { plan, search } = texts
  const more = row.releases.length - 1
  return (
    <span className="fit-line">
      {judgement && (
        <span className={`${fitTone(judgement)} clip`} title={fitWords(texts, judgement)}>
          {fitWords(texts, judgement)}
        </span>
      )}
      {more > 0 && (
        <span className="faint" title={search.moreReleases({ count: more })}>
          +{more}
        </span>
      )}
      {row.isHearingImpaired && (
        <Badge text={plan.kinds['hearing-impaired']} label={plan.kindTitles['hearing-impaired']} />
      )}
      {row.isMachineMade && (
        <Badge tone="accent" icon="sparkle" text={plan.kinds.machine} label={plan.kindTitles.machine} />
      )}
    </span>
  )
}

/** Green where a run would take it, amber where it would ask. */
export function fitTone({ tier, video }: Judgement): string {
  if (tier === null || video === null) return 'faint'
  return tier <= 1 ? 'fit-good' : tier === 2 ? 'quiet' : 'fit-look'
}

export function fitWords(texts: Texts, { tier, reasons, against, video }: Judgement): string {
  const { search } = texts
  if (video === null) return search.noVideoFits
  if (against !== null) return search.against[against]
  return tier === null ? search.videoAway : tierWords(texts, { tier, reasons })
}

export function costWords({ search }: Texts, { isCached }: SubtitleRow): string {
  return isCached ? search.costFree : search.costOne
}

export function partWords({ search }: Texts, { season, episodeFrom, episodeEnd, isFullSeason }: SubtitleRow): string {
  if (season === null) return ''
  if (isFullSeason) return search.wholeSeason({ season })
  if (episodeFrom === null) return search.season({ season })
  const isRange = episodeEnd !== null && episodeEnd !== episodeFrom
  return episodeCode(season, [episodeFrom, ...(isRange ? [episodeEnd] : [])])
}

/** 'S02E03', 'S02E01–05'. */
export function episodeCode(season: number | null, episodes: readonly number[]): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const part =
    episodes.length === 0
      ? ''
      : `E${[...new Set([episodes[0], episodes.at(-1)])].map((one) => two(one ?? 0)).join('–')}`
  return season === null ? part : `S${two(season)}${part}`
}
