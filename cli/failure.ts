/** Bad input from a person: one line that says what and why, no stack trace. */
export class Failure extends Error {}
