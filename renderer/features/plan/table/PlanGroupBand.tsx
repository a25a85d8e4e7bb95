/** The heading of a season or of the movies: its numbers, what it costs, and whether its videos are shown. */
import type { PlanGroup } from '../../../../shared/contract/plan.ts'
import { Button } from '../../../components/button/Button.tsx'
import { NumberLink } from '../../../components/button/NumberLink.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { RowActions } from '../../../components/list/RowActions.tsx'
import { FittedName } from '../../../components/text/FittedName.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { answerStyles } from './answerStyles.ts'
import { costWords, groupName, groupWords } from '../planWords.ts'
import { usePlanStore } from '../usePlanStore.ts'

export function PlanGroupBand({ group }: { readonly group: PlanGroup }) {
  const texts = useTexts()
  const isOpen = usePlanStore('view', ({ closed }) => !closed.has(group.group))
  const isShownAlone = usePlanStore('view', ({ filter }) => filter.group === group.group)
  const turnGroup = usePlanStore('view', (view) => view.turnGroup)
  const toggleGroup = usePlanStore('view', (view) => view.toggleGroup)
  const name = groupName(texts, group)
  const { open, close } = texts.plan.group
  const cost = { ...group.cost, inPacks: 0 }
  return (
    <span className="plan-group">
      <RowActions>
        <Button
          size="s"
          look="ghost"
          icon={isOpen ? 'chevronDown' : 'chevronRight'}
          label={(isOpen ? close : open)({ name })}
          isExpanded={isOpen}
          onPress={() => turnGroup(group.group, !isOpen)}
        />
      </RowActions>
      <FittedName isJoined className="plan-group-name" text={name} />
      <span className="plan-group-words">
        <RowActions>
          <NumberLink
            text={groupWords(texts, group)}
            hint={texts.plan.showGroup}
            isShown={isShownAlone}
            onShow={() => toggleGroup(group.group)}
          >
            <span className="plan-group-spelt">{groupWords(texts, group)}</span>
            <GroupSigns group={group} />
          </NumberLink>
        </RowActions>
      </span>
      <span className="plan-group-cost number">{costWords(texts, cost)}</span>
    </span>
  )
}

const signsInOrder = ['write', 'written', 'inside', 'translate', 'ask', 'none', 'waiting', 'tooLong'] as const

/** Where there is no room for the words: each number with the sign of its answer. */
function GroupSigns({ group }: { readonly group: PlanGroup }) {
  const { wording } = useTexts()
  return (
    <span className="plan-group-signs" aria-hidden="true">
      {signsInOrder
        .filter((answer) => group[answer] > 0)
        .map((answer) => (
          <span key={answer} className={`plan-group-sign number tone-${answerStyles[answer].tone}`}>
            <Icon name={answerStyles[answer].icon} />
            {wording.number(group[answer])}
          </span>
        ))}
    </span>
  )
}
