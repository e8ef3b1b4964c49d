/** Makes sounds from their recipes. Silent until the first press, as browsers want it. */
import { RECIPES, type Recipe, type SoundName, type Voice } from './recipes.ts'

/** Milliseconds between two sounds. */
const APART = 60

let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null
let last = Number.NEGATIVE_INFINITY
/** Why nothing is heard, in a line; empty where nothing is wrong. */
export let trouble = ''

/** To be called from a press: before that a browser lets no page make a sound. */
export function wakeSound(): void {
  if (audio) return
  try {
    audio = new AudioContext()
    void audio.resume().catch(() => {
      trouble = BLOCKED
    })
  } catch {
    trouble = BLOCKED
  }
}

const BLOCKED = 'This browser lets no sound through. The game goes on without.'

/** `volume` is from 0 to 1. Where another sound has just begun, this one is left out. */
export function playSound(name: SoundName, volume: number): void {
  if (audio?.state !== 'running' || volume <= 0) return
  const now = performance.now()
  if (now - last < APART) return
  last = now
  soundInto(audio, name, volume)
}

/** Into any context, so that a sound can be measured without being heard. */
export function soundInto(context: BaseAudioContext, name: SoundName, volume: number): void {
  const { voices, peak }: Recipe = RECIPES[name]
  const loudness = (volume * 10 ** (peak / 20)) / atOnce(voices)
  for (const voice of voices) sound(context, voice, loudness * makeUp(context, voice))
}

/** How many voices sound together at most: their peaks add. */
const atOnce = (voices: readonly Voice[]): number =>
  Math.max(
    ...voices.map(({ at }) => voices.filter((one) => one.at <= at && at < one.at + one.lasts / 2).length),
  )

/** A filter takes most of a hiss away; what is left of it is made as loud as a tone. */
function makeUp({ sampleRate }: BaseAudioContext, { wave, pitch: [from] }: Voice): number {
  return wave === 'noise' ? Math.sqrt(sampleRate / 2 / from) / 2.2 : 1
}

function sound(context: BaseAudioContext, voice: Voice, loudness: number): void {
  const start = context.currentTime + voice.at / 1000
  const end = start + voice.lasts / 1000
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + (voice.attack ?? 4) / 1000)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(context.destination)
  const source =
    voice.wave === 'noise'
      ? noiseFrom(context, voice, gain, start, end)
      : toneFrom(context, voice, gain, start, end)
  source.start(start)
  source.stop(end)
}

function toneFrom(
  context: BaseAudioContext,
  { wave, pitch: [from, to] }: Voice,
  into: AudioNode,
  start: number,
  end: number,
): AudioScheduledSourceNode {
  const oscillator = context.createOscillator()
  oscillator.type = wave as OscillatorType
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.linearRampToValueAtTime(to, end)
  if (wave === 'sawtooth') oscillator.connect(softened(context)).connect(into)
  else oscillator.connect(into)
  return oscillator
}

/** A saw hums, and does not buzz. */
function softened(context: BaseAudioContext): BiquadFilterNode {
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = 600
  return filter
}

function noiseFrom(
  context: BaseAudioContext,
  { pitch: [from, to], filter = 'lowpass' }: Voice,
  into: AudioNode,
  start: number,
  end: number,
): AudioScheduledSourceNode {
  const source = context.createBufferSource()
  const band = context.createBiquadFilter()
  source.buffer = noiseOf(context)
  source.loop = true
  band.type = filter
  band.frequency.setValueAtTime(from, start)
  band.frequency.exponentialRampToValueAtTime(to, end)
  source.connect(band).connect(into)
  return source
}

/** A second of hiss, made once. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return hiss
}
