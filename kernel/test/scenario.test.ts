/** The example scenarios, each in every way. Skirmish has no book, so its rules are claimed nowhere. */
import { skirmishGame } from '../skirmish/index.ts'
import { testScenarios } from './scenario-testing.ts'

testScenarios({ folder: `${import.meta.dirname}/scenarios`, game: skirmishGame, claim: () => ({}) })
