import type { Procedure } from '../types.ts'

/** A wasteland card played on a knight: escape or face (WK-8). */
export const wild: Procedure<'wild'> = []
