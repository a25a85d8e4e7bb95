/** The subtitles on offer for a title. Downloading one names its cost and asks for its video. */
import { useMemo, useState } from 'react'
import type { SubtitleRow } from '../../../shared/contract/account.ts'
import { LanguageBadge } from '../../app/LanguageBadge.tsx'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { DataGrid, type GridColumn } from '../../components/DataGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { RowActions } from '../../components/RowActions.tsx'
import { StateWord } from '../../components/StateWord.tsx'
import { TwoLines } from '../../components/TwoLines.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import type { Texts } from '../../texts/Texts.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useSearchStore } from './useSearchStore.ts'

const rowHeight = 46
const onVisible = () => undefined

export function SubtitleTable() {
  const { search } = useTexts()
  const [current, setCurrent] = useState<number | null>(null)
  const offers = useSearchStore('results', (state) => state.subtitles)
  const isLoading = useSearchStore('results', (state) => state.isLoading)
  const title = useSearchStore('results', (state) => state.title)
  const columns = useColumns()
  const pickFor = useSearchStore('results', (state) => state.pickFor)
  if (offers === null) return isLoading ? <EmptyState icon="search" title={search.searching} /> : null
  return (
    <DataGrid
      label={search.table}
      columns={columns}
      total={offers.length}
      rowAt={(index) => offers[index]}
      rowHeight={rowHeight}
      current={current}
      onCurrent={setCurrent}
      onOpen={pickFor}
      onVisible={onVisible}
      resetKey={title?.id ?? ''}
    >
      <EmptyState icon="none" title={search.noSubtitlesTitle} text={search.noSubtitlesHint} />
    </DataGrid>
  )
}

function useColumns() {
  const texts = useTexts()
  return useMemo((): readonly GridColumn<SubtitleRow>[] => {
    const { search } = texts
    const { columns } = search
    return [
      {
        key: 'release',
        head: columns.release,
        width: 'wide',
        cell: ({ release, comment }) => (
          <TwoLines below={comment !== null && <Untrusted text={comment} />}>
            <Untrusted text={release} />
          </TwoLines>
        ),
      },
      {
        key: 'language',
        head: columns.language,
        width: 'xs',
        cell: ({ language }) => <LanguageBadge tag={language} />,
      },
      {
        key: 'part',
        head: columns.part,
        width: 'm',
        cell: (offer) => <span className="quiet number clip">{partWords(texts, offer)}</span>,
      },
      { key: 'kind', head: columns.kind, width: 's', cell: (offer) => <KindBadges offer={offer} /> },
      {
        key: 'author',
        head: columns.author,
        width: 's',
        yields: 'first',
        cell: ({ author }) => author !== null && <Untrusted text={author} className="quiet" />,
      },
      {
        key: 'action',
        head: <span className="spoken">{columns.action}</span>,
        width: 'l',
        align: 'end',
        cell: (offer) => <DownloadCell offer={offer} />,
      },
    ]
  }, [texts])
}

function partWords({ search }: Texts, { season, episodeFrom, episodeEnd, isFullSeason }: SubtitleRow): string {
  if (season === null) return ''
  if (isFullSeason) return search.wholeSeason({ season })
  if (episodeFrom === null) return search.season({ season })
  const isRange = episodeEnd !== null && episodeEnd !== episodeFrom
  return search.episode({
    season: String(season),
    episode: isRange ? `${episodeFrom}–${episodeEnd}` : String(episodeFrom),
  })
}

function KindBadges({ offer }: { readonly offer: SubtitleRow }) {
  const { plan } = useTexts()
  if (offer.isMachineMade) return <Badge tone="look" text={plan.kinds.machine} label={plan.kindTitles.machine} />
  if (!offer.isHearingImpaired) return <span className="faint small">{plan.kinds.human}</span>
  return <Badge text={plan.kinds['hearing-impaired']} label={plan.kindTitles['hearing-impaired']} />
}

function DownloadCell({ offer }: { readonly offer: SubtitleRow }) {
  const texts = useTexts()
  const { search } = texts
  const delivery = useSearchStore('results', (state) => state.deliveries.get(offer.id))
  const pickFor = useSearchStore('results', (state) => state.pickFor)
  if (delivery?.kind === 'written') {
    return (
      <StateWord icon="check" tone="good">
        <Untrusted text={search.written({ name: delivery.sidecarName })} />
      </StateWord>
    )
  }
  if (delivery?.kind === 'failed') {
    return (
      <StateWord icon="warning" tone="bad">
        <Untrusted text={problemText(texts, delivery.problem)} />
      </StateWord>
    )
  }
  const isBusy = delivery?.kind === 'under-way'
  return (
    <RowActions>
      <Button size="s" icon="download" isBusy={isBusy} onPress={() => pickFor(offer)}>
        {isBusy ? search.fetching : offer.isCached ? search.downloadFree : search.download}
      </Button>
    </RowActions>
  )
}
