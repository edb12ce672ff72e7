import type { Sound } from '../games/contract.ts'
import { settings } from '../settings/settings.ts'

/** One stroke of a sound: noise through a filter, or a falling tone. */
interface Stroke {
  kind: 'noise' | OscillatorType
  from: number
  to: number
  at: number
  length: number
  loud: number
}

/** The whole set, synthesised: nothing to load. */
const sounds: Readonly<Record<Sound, readonly Stroke[]>> = {
  card: [{ kind: 'noise', from: 5200, to: 1800, at: 0, length: 0.07, loud: 0.16 }],
  stamp: [
    { kind: 'noise', from: 700, to: 120, at: 0, length: 0.09, loud: 0.5 },
    { kind: 'sine', from: 130, to: 60, at: 0, length: 0.1, loud: 0.4 },
  ],
  coin: [
    { kind: 'triangle', from: 2100, to: 2080, at: 0, length: 0.12, loud: 0.1 },
    { kind: 'triangle', from: 2790, to: 2780, at: 0.06, length: 0.18, loud: 0.08 },
  ],
  click: [
    { kind: 'noise', from: 6000, to: 3000, at: 0, length: 0.02, loud: 0.35 },
    { kind: 'square', from: 320, to: 180, at: 0.015, length: 0.02, loud: 0.12 },
  ],
  bang: [
    { kind: 'noise', from: 4000, to: 60, at: 0, length: 0.5, loud: 0.9 },
    { kind: 'sine', from: 110, to: 34, at: 0, length: 0.4, loud: 0.8 },
  ],
  bell: [
    { kind: 'sine', from: 880, to: 880, at: 0, length: 0.6, loud: 0.14 },
    { kind: 'sine', from: 2217, to: 2217, at: 0, length: 0.3, loud: 0.05 },
  ],
  turn: [
    { kind: 'triangle', from: 523, to: 523, at: 0, length: 0.11, loud: 0.14 },
    { kind: 'triangle', from: 784, to: 784, at: 0.1, length: 0.16, loud: 0.14 },
  ],
}

let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null

function noise(context: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return hiss
}

function strike(context: AudioContext, { kind, from, to, at, length, loud }: Stroke): void {
  const start = context.currentTime + at
  const volume = context.createGain()
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  volume.connect(context.destination)
  if (kind === 'noise') {
    const source = context.createBufferSource()
    source.buffer = noise(context)
    const filter = context.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.setValueAtTime(from, start)
    filter.frequency.exponentialRampToValueAtTime(to, start + length)
    source.connect(filter).connect(volume)
    source.start(start)
    source.stop(start + length)
  } else {
    const tone = context.createOscillator()
    tone.type = kind
    tone.frequency.setValueAtTime(from, start)
    tone.frequency.exponentialRampToValueAtTime(to, start + length)
    tone.connect(volume)
    tone.start(start)
    tone.stop(start + length)
  }
}

/** Plays one of the small set, if sound is on. */
export function sound(name: Sound): void {
  if (!settings().sound) return
  audio ??= new AudioContext()
  for (const stroke of sounds[name]) strike(audio, stroke)
}
