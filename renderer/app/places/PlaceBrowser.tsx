/** Choosing a folder of the host's disk where no system dialog can open: a list to walk through by keyboard or mouse. */
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button.tsx'
import { Drawer } from '../../components/Drawer.tsx'
import { ListLine } from '../../components/ListLine.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { PlaceBrowserStore } from './placeBrowserStore.ts'
import './places.css'

interface PlaceBrowserProps {
  readonly store: PlaceBrowserStore
  /** What is done with the folder, on the button. */
  readonly verb: string
}

export function PlaceBrowser({ store, verb }: PlaceBrowserProps) {
  const texts = useTexts()
  const { browse } = texts.library
  const { place, problem, close, take, goTo } = useStore(store)
  const list = useRef<HTMLUListElement>(null)
  const hereId = place?.here.id
  useEffect(() => {
    list.current?.querySelector('button')?.focus()
  }, [hereId])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Backspace' && place?.parent) void goTo(place.parent.id)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveFocus(list.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  return (
    <Drawer label={browse.title} closeLabel={texts.common.close} head={browse.title} onClose={close}>
      <div className="place-browser" onKeyDown={onKeyDown}>
        {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
        <div className="place-browser-here">
          <Untrusted className="code" text={place?.path ?? ''} />
          <Button look="primary" isDisabled={!place?.path} onPress={() => void take()}>
            {verb}
          </Button>
        </div>
        <ul ref={list} className="place-browser-list">
          {place?.parent && (
            <PlaceLine name={browse.up} icon="arrowUp" onOpen={() => void goTo(place.parent?.id ?? '')} />
          )}
          {place?.children.map(({ id, name }) => (
            <PlaceLine key={id} name={name} icon="folder" onOpen={() => void goTo(id)} />
          ))}
        </ul>
        {place?.children.length === 0 && <p className="faint">{browse.empty}</p>}
        <p className="faint small">{browse.keys}</p>
      </div>
    </Drawer>
  )
}

interface PlaceLineProps {
  readonly name: string
  readonly icon: 'folder' | 'arrowUp'
  readonly onOpen: () => void
}

function PlaceLine({ name, icon, onOpen }: PlaceLineProps) {
  return (
    <li>
      <ListLine icon={icon} onPress={onOpen}>
        <Untrusted text={name} />
      </ListLine>
    </li>
  )
}

function moveFocus(list: HTMLUListElement | null, step: number): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus()
}
