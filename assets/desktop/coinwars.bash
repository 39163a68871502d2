# Completion of coinwars and coinwars-cli for bash.

_coinwars() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    case $before in
        --language) mapfile -t COMPREPLY < <(compgen -W "de en es fr it ja pl pt_BR" -- "$word"); return ;;
        --scale) mapfile -t COMPREPLY < <(compgen -W "100 125 150 200 250 300" -- "$word"); return ;;
        --profile | --page) mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;
        --size | --seed) return ;;
    esac
    case $word in
        -*) mapfile -t COMPREPLY < <(compgen -W "--help --version --size --scale --language --seed --profile --page --drive --no-sound --fast --fingers --small-pictures" -- "$word") ;;
        *) mapfile -t COMPREPLY < <(compgen -f -W "$(coinwars-cli battles 2>/dev/null | cut -d' ' -f1)" -- "$word") ;;
    esac
}

_coinwars_cli() {
    local word=${COMP_WORDS[COMP_CWORD]}
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "serve protocol battles check pack unpack formats replay print lab play table join --help --version --profile" -- "$word")
        return
    fi
    case ${COMP_WORDS[1]} in
        print | play | table) mapfile -t COMPREPLY < <(compgen -f -W "$(coinwars-cli battles 2>/dev/null | cut -d' ' -f1)" -- "$word") ;;
        protocol) mapfile -t COMPREPLY < <(compgen -W "--schema --help" -- "$word") ;;
        lab) mapfile -t COMPREPLY < <(compgen -f -W "merge sprt breed conduct odds chance tune analyse problems war formations lists --help" -- "$word") ;;
        *) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    esac
}

complete -F _coinwars -o filenames coinwars
complete -F _coinwars_cli -o filenames coinwars-cli
