/** What can be pressed. One primary button a screen; the others stay quiet. */
import { useContext, type ReactNode, type Ref } from 'react'
import { Icon, type IconName } from '../icons/Icon.tsx'
import { TabStop } from './tabStop.ts'
import './button.css'

export interface ButtonProps {
  readonly children?: ReactNode
  readonly look?: 'plain' | 'primary' | 'ghost' | 'danger'
  readonly size?: 'm' | 's'
  readonly icon?: IconName
  /** Needed where there are no words: what a screen reader says and the tooltip shows. */
  readonly label?: string
  readonly type?: 'button' | 'submit'
  readonly isDisabled?: boolean
  /** Work is under way: the button keeps its width and cannot be pressed again. */
  readonly isBusy?: boolean
  readonly isPressed?: boolean
  readonly isExpanded?: boolean
  readonly shortcut?: string
  readonly ref?: Ref<HTMLButtonElement>
  readonly onPress?: () => void
}

export function Button({ ref, ...props }: ButtonProps) {
  const { look = 'plain', size = 'm', isBusy = false, isDisabled = false } = props
  const isTabStop = useContext(TabStop)
  const iconOnly = props.children === undefined ? 'button-icon' : ''
  return (
    <button
      ref={ref}
      type={props.type ?? 'button'}
      tabIndex={isTabStop ? undefined : -1}
      className={`button button-${look} button-${size} ${iconOnly}`}
      aria-label={props.label}
      title={props.label}
      aria-disabled={isDisabled || isBusy}
      aria-busy={isBusy}
      aria-pressed={props.isPressed}
      aria-expanded={props.isExpanded}
      aria-keyshortcuts={props.shortcut}
      onClick={(event) => {
        if (!isDisabled && !isBusy) props.onPress?.()
        else event.preventDefault()
      }}
    >
      {props.icon && <Icon name={props.icon} />}
      {props.children !== undefined && <span className="button-words">{props.children}</span>}
    </button>
  )
}
