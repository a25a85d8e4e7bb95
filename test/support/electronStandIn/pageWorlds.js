/**
 * The two halves of a bridge inside one page of the stand-in: the page's own world and the preload script's. They talk by
 * synchronous events, whose content the browser copies between worlds. Sent to the page as text: each function stands alone.
 */
/* global document, window, CustomEvent, File, structuredClone */

/** Runs in the page's world: builds what the preload script exposes. */
export function openPageWorld(secret) {
  const callbacks = new Map()
  const promises = new Map()
  let answer

  const say = (kind, detail) => document.dispatchEvent(new CustomEvent(secret + kind, { detail }))
  const hear = (kind, listener) => document.addEventListener(secret + kind, (event) => listener(event.detail))

  function send(value) {
    if (typeof value === 'function') {
      callbacks.set(callbacks.size + 1, value)
      return { bridgedFunction: callbacks.size }
    }
    return value
  }

  function receive(value) {
    if (value?.bridgedFunction) return (...values) => call(value.bridgedFunction, values)
    if (value?.bridgedPromise) {
      return new Promise((resolve, reject) => promises.set(value.bridgedPromise, { resolve, reject }))
    }
    return value
  }

  function call(id, values) {
    say('call', { id, values: values.map(send) })
    if (answer.problem !== undefined) throw new Error(answer.problem)
    return receive(answer.value)
  }

  hear('answer', (detail) => (answer = detail))
  hear('callback', ({ id, values }) => callbacks.get(id)(...values))
  hear('settle', ({ id, value, problem }) => {
    const { resolve, reject } = promises.get(id)
    promises.delete(id)
    if (problem === undefined) resolve(value)
    else reject(new Error(problem))
  })
  hear('expose', ({ name, functions }) => {
    const api = Object.fromEntries(Object.entries(functions).map(([key, value]) => [key, receive(value)]))
    Object.defineProperty(window, name, { value: Object.freeze(api) })
  })
}

/** Runs in the isolated world: plays `electron` for the preload script, which is handed in as a function. */
export function openPreloadWorld(secret, runPreload) {
  const functions = new Map()
  const invocations = new Map()
  const listeners = new Map()
  let promises = 0
  let knownFiles = {}

  const say = (kind, detail) => document.dispatchEvent(new CustomEvent(secret + kind, { detail }))
  const heardBy = (channel) => listeners.get(channel) ?? []

  function send(value) {
    if (typeof value === 'function') {
      functions.set(functions.size + 1, value)
      return { bridgedFunction: functions.size }
    }
    if (typeof value?.then !== 'function') return value
    const id = (promises += 1)
    value.then(
      (settled) => say('settle', { id, value: settled }),
      (thrown) => say('settle', { id, problem: thrown.message }),
    )
    return { bridgedPromise: id }
  }

  function receive(value) {
    if (!value?.bridgedFunction) return value
    return (...values) => say('callback', { id: value.bridgedFunction, values })
  }

  document.addEventListener(`${secret}call`, ({ detail: { id, values } }) => {
    try {
      say('answer', { value: send(functions.get(id)(...values.map(receive))) })
    } catch (thrown) {
      say('answer', { problem: thrown.message })
    }
  })

  // Called from outside by the stand-in's WebContents.
  globalThis.standInDeliver = (channel, values) => heardBy(channel).forEach((listener) => listener({}, ...values))
  globalThis.standInKnowFiles = (files) => (knownFiles = files)
  globalThis.standInSettle = ({ id, value, problem }) => {
    const { resolve, reject } = invocations.get(id)
    invocations.delete(id)
    if (problem === undefined) resolve(value)
    else reject(new Error(problem))
  }

  const ipcRenderer = {
    invoke(channel, ...values) {
      structuredClone(values)
      return new Promise((resolve, reject) => {
        const id = Math.random()
        invocations.set(id, { resolve, reject })
        globalThis.standInInvoke(JSON.stringify({ id, channel, values }))
      })
    },
    on: (channel, listener) => listeners.set(channel, [...heardBy(channel), listener]),
    off(channel, listener) {
      const others = heardBy(channel).filter((other) => other !== listener)
      listeners.set(channel, others)
    },
  }
  const contextBridge = {
    exposeInMainWorld(name, api) {
      say('expose', {
        name,
        functions: Object.fromEntries(Object.entries(api).map(([key, each]) => [key, send(each)])),
      })
    },
  }
  const webUtils = {
    getPathForFile(file) {
      if (!(file instanceof File)) throw new TypeError('The argument is not a File')
      return knownFiles[file.name] ?? ''
    },
  }

  runPreload((name) => {
    if (name === 'electron') return { contextBridge, ipcRenderer, webUtils }
    throw new Error(`module not found: ${name}`)
  })
}
