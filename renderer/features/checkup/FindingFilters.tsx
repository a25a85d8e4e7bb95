/** Findings as filters: whose, and what. Each with its number; those without are left out of the way. */
import type { CheckupState, FindingFilter, FindingKind } from '../../../shared/contract/videos/checkup.ts'
import { SelectField } from '../../components/field/SelectField.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import type { IconName } from '../../components/icons/Icon.tsx'
import { ListLine } from '../../components/list/ListLine.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { everyFinding } from './checkupAddress.ts'
import { countOfKind, countOfOwner } from './findingCounts.ts'
import { kindStyles } from '../../app/findings/kindStyles.ts'
import { useCheckupStore } from './useCheckupStore.ts'

export function FindingFilters({ state }: { readonly state: CheckupState }) {
  const { checkup, common } = useTexts()
  const filter = useCheckupStore('view', (view) => view.filter)
  const narrow = useCheckupStore('view', (view) => view.narrow)
  const { kind, whose, search } = filter
  return (
    <nav className="checkup-filters" aria-label={checkup.filters}>
      <TextField
        label={checkup.search}
        isLabelHidden
        type="search"
        icon="search"
        placeholder={common.search}
        maxLength={200}
        value={search}
        onChange={(text) => narrow({ search: text })}
      />
      <Line
        icon="checkList"
        words={checkup.all}
        count={state.ours + state.yours}
        isChosen={isSame(filter, everyFinding)}
        onPress={() => narrow(everyFinding)}
      />
      <h2 className="checkup-filters-title">{checkup.whose}</h2>
      {(['ours', 'yours'] as const).map((each) => (
        <Line
          key={each}
          icon={each === 'ours' ? 'ours' : 'check'}
          words={checkup.owner[each]}
          count={countOfOwner(state, each, kind)}
          isChosen={whose === each}
          onPress={() => narrow({ whose: whose === each ? 'all' : each })}
        />
      ))}
      <h2 className="checkup-filters-title">{checkup.what}</h2>
      {state.counts.map((counted) => (
        <KindLine key={counted.kind} kind={counted.kind} count={countOfKind(counted, whose)} />
      ))}
      <KindChoice state={state} />
    </nav>
  )
}

function KindLine({ kind, count }: { readonly kind: FindingKind; readonly count: number }) {
  const { checkup } = useTexts()
  const isChosen = useCheckupStore('view', ({ filter }) => filter.kind === kind)
  const narrow = useCheckupStore('view', (view) => view.narrow)
  return (
    <Line
      icon={kindStyles[kind].icon}
      tone={count > 0 ? kindStyles[kind].tone : 'quiet'}
      isOfKind
      words={checkup.kinds[kind]}
      count={count}
      isChosen={isChosen}
      onPress={() => narrow({ kind: isChosen ? null : kind })}
    />
  )
}

const everyKind = 'all'

/** Where there is little room: a line each would leave less than half of it to the findings. */
function KindChoice({ state }: { readonly state: CheckupState }) {
  const { checkup, wording } = useTexts()
  const { kind: chosen, whose } = useCheckupStore('view', ({ filter }) => filter)
  const narrow = useCheckupStore('view', (view) => view.narrow)
  const kinds = state.counts.map((counted) => ({ kind: counted.kind, count: countOfKind(counted, whose) }))
  return (
    <div className="checkup-kind-choice">
      <SelectField<FindingKind | typeof everyKind>
        label={checkup.what}
        isLabelHidden
        value={chosen ?? everyKind}
        choices={[
          { value: everyKind, label: `${checkup.what}: ${checkup.all}` },
          ...kinds
            .filter(({ kind, count }) => count > 0 || kind === chosen)
            .map(({ kind, count }) => ({ value: kind, label: `${checkup.kinds[kind]} (${wording.number(count)})` })),
        ]}
        onChange={(kind) => narrow({ kind: kind === everyKind ? null : kind })}
      />
    </div>
  )
}

interface LineProps {
  readonly icon: IconName
  readonly tone?: string
  readonly words: string
  readonly count: number
  readonly isChosen: boolean
  readonly isOfKind?: boolean
  readonly onPress: () => void
}

function Line({ icon, tone = 'quiet', words, count, isChosen, isOfKind = false, onPress }: LineProps) {
  const { wording } = useTexts()
  const looks = [`tone-${tone}`, count === 0 && !isChosen && 'checkup-filter-none', isOfKind && 'checkup-filter-kind']
  return (
    <div className={['checkup-filter', ...looks.filter((look) => look !== false)].join(' ')}>
      <ListLine icon={icon} isChosen={isChosen} onPress={onPress}>
        <span className="clip checkup-filter-words">{words}</span>
        <span className="number quiet">{wording.number(count)}</span>
      </ListLine>
    </div>
  )
}

function isSame(one: FindingFilter, other: FindingFilter): boolean {
  return one.kind === other.kind && one.whose === other.whose && one.search === other.search
}
