/** Choosing a folder of the host's disk where no system dialog can open: a list to walk through by keyboard or mouse. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/button/Button.tsx'
import { TextField } from '../../components/field/TextField.tsx'
import { Drawer } from '../../components/page/Drawer.tsx'
import { ListLine } from '../../components/list/ListLine.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { ProblemNotice } from '../problem/ProblemNotice.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { OpenedPlace } from '../../../shared/contract/library.ts'
import type { PlaceBrowserStore } from './placeBrowserStore.ts'
import './places.css'

interface PlaceBrowserProps {
  readonly store: PlaceBrowserStore
  /** What is done with the folder, on the button. */
  readonly verb: string
  /** 'Choose a folder' unless files can be chosen too. */
  readonly title?: string
}

export function PlaceBrowser({ store, verb, title }: PlaceBrowserProps) {
  const texts = useTexts()
  const { browse } = texts.library
  const { place, problem, isForFiles, close, take, takeFile, goTo } = useStore(store)
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const hereId = place?.here.id
  useEffect(() => {
    // A list that comes late takes nothing from whoever types a path by then: Enter would open its first folder.
    if (panel.current?.querySelector('input') !== document.activeElement) list.current?.querySelector('button')?.focus()
  }, [hereId])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement) return
    if (event.key === 'Backspace' && place?.parent) void goTo(place.parent.id)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveFocus(list.current, event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  return (
    <Drawer label={title ?? browse.title} closeLabel={texts.common.close} head={title ?? browse.title} onClose={close}>
      <div ref={panel} className="place-browser" onKeyDown={onKeyDown}>
        {problem && <ProblemNotice problem={problem} />}
        <PathField store={store} />
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
          {place?.files.map(({ id, name }) => (
            <PlaceLine key={id} name={name} icon="box" onOpen={() => void takeFile(id)} />
          ))}
        </ul>
        {place && <WhatLiesHere place={place} isForFiles={isForFiles} />}
        <p className="faint small">{browse.keys}</p>
      </div>
    </Drawer>
  )
}

/** Subtitles are not listed one by one: their folder is read with all of them. */
function WhatLiesHere({ place, isForFiles }: { readonly place: OpenedPlace; readonly isForFiles: boolean }) {
  const { browse } = useTexts().library
  const { children, files, subtitles } = place
  if (subtitles > 0) return <p className="quiet">{browse.subtitles({ count: subtitles })}</p>
  if (children.length > 0 || files.length > 0) return null
  return <p className="faint">{isForFiles ? browse.emptyOfFiles : browse.empty}</p>
}

/** A path to go to at once, for those who know it. */
function PathField({ store }: { readonly store: PlaceBrowserStore }) {
  const { browse } = useTexts().library
  const goToPath = useStore(store, (state) => state.goToPath)
  const unknown = useStore(store, (state) => state.unknown)
  const [typed, setTyped] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') void goToPath(typed)
      }}
    >
      <TextField
        label={browse.path}
        hint={browse.pathHint}
        {...(unknown && { problem: browse.notThere({ name: shownText(unknown.name), path: shownText(unknown.path) }) })}
        maxLength={2_000}
        value={typed}
        onChange={setTyped}
      />
    </form>
  )
}

interface PlaceLineProps {
  readonly name: string
  readonly icon: 'folder' | 'arrowUp' | 'box'
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
