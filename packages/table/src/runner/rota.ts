/** Things in line by address and by person: whoever has much in line does not keep those waiting who have little. */
export function rota<T>() {
  const addresses = new Map<string, Map<string, T[]>>()

  /** The first of a map goes to its end, or out of it where nothing is left. */
  function turned<V>(map: Map<string, V>, key: string, value: V, isLeft: boolean): void {
    map.delete(key)
    if (isLeft) map.set(key, value)
  }

  return {
    add: (address: string, person: string, thing: T): void => {
      const people = addresses.get(address) ?? new Map<string, T[]>()
      addresses.set(address, people)
      const things = people.get(person)
      if (things === undefined) people.set(person, [thing])
      else things.push(thing)
    },
    next: (): T | undefined => {
      for (const [address, people] of addresses)
        for (const [person, things] of people) {
          const thing = things.shift()
          turned(people, person, things, things.length > 0)
          turned(addresses, address, people, people.size > 0)
          return thing
        }
      return undefined
    },
  }
}
